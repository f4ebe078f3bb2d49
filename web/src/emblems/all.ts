// Whoever imports this will need emblems of all kinds of the Black Rose games: they set out at once, each kind by itself.
import { want } from './emblems.svelte';

for (const kind of ['mages', 'schools', 'creatures', 'sides'] as const) want(kind);
