import type { Shown } from '../lib/shown';
import { Table } from '../lib/table.svelte';
import type { Thing } from '../lib/things';
import { menu } from '../lib/menu.svelte';

/** How a die that is dragged is called among what a browser can drag. */
const KIND = 'text/x-conclave-die';

/** What lets a die of one's pool be dragged onto whatever takes a die; a click does the same in two steps. */
export function draggable(table: Shown, die: string) {
  if (!table.mayChoose) return {};
  return {
    draggable: true,
    ondragstart: (event: DragEvent) => {
      event.dataTransfer?.setData(KIND, die);
      event.dataTransfer?.setData('text/plain', die);
    },
  };
}

/** What lets a die be dropped on a thing that can be chosen now. */
export function takesDice(table: Shown, thing: Thing) {
  const options = table.things.get(thing);
  if (!options || !(table instanceof Table)) return {};
  return {
    ondragover: (event: DragEvent) => {
      if (event.dataTransfer?.types.includes(KIND)) event.preventDefault();
    },
    ondrop: (event: DragEvent) => {
      const die = event.dataTransfer?.getData(KIND);
      if (!die) return;
      event.preventDefault();
      event.stopPropagation();
      const [only, more] = options;
      // The way without conditions is the one that is meant; where there is none, one is asked.
      const plain = options.find(({ name }) => name.split(' ').length === 2) ?? (more ? undefined : only);
      if (plain) table.chooseAll([plain.name, `die ${die}`]);
      else menu.offer(table, options, event.currentTarget as Element);
    },
  };
}
