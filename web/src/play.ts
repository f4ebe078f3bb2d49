// Tables and replays share nearly all they need, and come together.
export { default as ReplayPage } from './replay/ReplayPage.svelte';
export { default as TablePage } from './table/TablePage.svelte';
