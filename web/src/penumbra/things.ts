import type { Thing } from '../lib/things';

/*
 * How things on the table of Penumbra are called:
 *   card/<id>              a card, wherever it lies
 *   section/<id>           a section of a location
 *   cell/<section>/<n>     the die on a cell of a section, counted from 1
 *   die/<die>              a die of the pool: `die/red 4`, `die/bone 2 temporary`, `die/spark 6 rolled`
 *   mark/<n>               a cell of the wizard board, counted from 1
 *   deck/<pool>, market/<pool>   a deck, and the open cards beside it
 *   goods/<ingredient>     an ingredient in the store
 *   threat/<value>         the Threat dice that show a value
 *   path/dark, path/light  a path of the Trial that is attempted
 *   task/<n>               a task, counted from 1
 */

export const cardThing = (id: string): Thing => `card/${id}`;
export const sectionThing = (id: string): Thing => `section/${id}`;
export const cellThing = (section: string, n: number): Thing => `cell/${section}/${n}`;
export const dieThing = (die: string): Thing => `die/${die}`;
export const markThing = (n: number): Thing => `mark/${n}`;
export const deckThing = (pool: string): Thing => `deck/${pool}`;
export const marketThing = (pool: string): Thing => `market/${pool}`;
export const goodsThing = (ingredient: string): Thing => `goods/${ingredient}`;
export const threatThing = (value: number | string): Thing => `threat/${value}`;
export const pathThing = (side: string): Thing => `path/${side}`;
export const taskThing = (n: number | string): Thing => `task/${n}`;
