import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
// It listens from the first key on, before the pages that ask it are there.
import './lib/keyboard';

const target = document.getElementById('app');
if (!target) throw new Error('there is no place for the page');
mount(App, { target });
