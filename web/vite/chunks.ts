// Which files the page comes in: all that stands around the board of any game in one, all emblems in another. Else every
// few modules that two pages share would be a file of their own, and each asks the network anew.
import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const EMBLEMS = /\/emblems\/(draw|mages|schools|creatures.*|sides|disciplines)\.ts$/;

/** A module and all that comes with it. */
function whole(path: string, graph: Graph): Set<string> {
  const all = new Set([source(path)]);
  for (const id of all) graph.getModuleInfo(id)?.importedIds.forEach((imported) => all.add(imported));
  return all;
}

/** What every table needs, and the lobby does not. */
function around(graph: Graph): Set<string> {
  const first = ['main.ts', 'lib/errand.ts'].map((path) => whole(path, graph));
  const [rose, penumbra] = ['blackrose/Board.svelte', 'penumbra/Board.svelte'].map((path) => whole(path, graph));
  const shared = [...(rose ?? [])].filter((id) => penumbra?.has(id));
  return new Set([...whole('play.ts', graph), ...shared].filter((id) => !first.some((each) => each.has(id))));
}

/** Says which file a module belongs to, where that is not left open. */
export function files(): (id: string, graph: Graph) => string | null {
  let table: Set<string> | null = null;
  return (id, graph) => {
    if (EMBLEMS.test(id)) return 'emblems';
    table ??= around(graph);
    return table.has(id) ? 'table' : null;
  };
}
