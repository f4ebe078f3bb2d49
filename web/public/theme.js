// Runs before the first paint, so that nobody who wants darkness is blinded. src/parts/ThemeSwitch.svelte does the rest.
try {
  const theme = localStorage.getItem('conclave.theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing shows the page as the device wishes.
}
