import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
// It listens from the first key on, before the pages that ask it are there.
import './lib/keyboard';

// A newer program has newer pages: whoever goes on from an old one is given the new, once.
addEventListener('vite:preloadError', (event) => {
  const seen = 'conclave.reloaded';
  if (sessionStorage.getItem(seen) === location.href) return;
  sessionStorage.setItem(seen, location.href);
  event.preventDefault();
  location.reload();
});

const target = document.getElementById('app');
if (!target) throw new Error('there is no place for the page');
mount(App, { target });
