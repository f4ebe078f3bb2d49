import type { Shown } from '../lib/shown';
import { Table } from '../lib/table.svelte';
import { thingOf, type Thing } from '../lib/things';
import { menu } from '../lib/menu.svelte';
import type { Choice } from '../generated/Choice';
import { dieThing } from './things';

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

/** Is this option the die itself, and nothing that is done to it? */
const isThatDie = (option: Choice, die: string): boolean =>
  option.message.key === 'pen-choice-die' && thingOf(option) === dieThing(die);

/** What lets a die be dropped on a thing that can be chosen now, or that a way leads to on which it is used. */
export function takesDice(table: Shown, thing: Thing) {
  const options = table.things.get(thing) ?? [];
  const ways = options.length > 0 ? [] : (table.ways.get(thing) ?? []);
  if (options.length + ways.length === 0 || !(table instanceof Table)) return {};
  return {
    ondragover: (event: DragEvent) => {
      if (event.dataTransfer?.types.includes(KIND)) event.preventDefault();
    },
    ondrop: (event: DragEvent) => {
      const die = event.dataTransfer?.getData(KIND);
      if (!die) return;
      event.preventDefault();
      event.stopPropagation();
      const [way] = ways.filter(({ steps }) => steps.some((step) => isThatDie(step, die)));
      if (way) table.take(way);
      if (options.length === 0) return;
      // The way that is usual is the one that is meant; where there is none, or more than one, one is asked.
      const usual = options.filter(({ lesser }) => !lesser);
      const [plain, more] = usual.length > 0 ? usual : options;
      if (plain && !more) table.chooseAll([(option) => option === plain, (option) => isThatDie(option, die)]);
      else menu.offer(table, options, event.currentTarget as Element);
    },
  };
}
