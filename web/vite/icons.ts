// Gives the page the icons it names in src/lib/icons.json, out of the thousands in the set: those of the lobby first,
// the others for the pages that need them, those around any table and those of Penumbra by themselves.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { rounded } from './outlines';

const USED = new URL('../src/lib/icons.json', import.meta.url);

interface IconSet {
  icons: { [name: string]: { body: string } };
}

/** What the head of the page and the lobby show. */
const FIRST = /^(about|bot|game-.*|person|rose|seat-free|sound-.*|theme-.*|time|winner)$/;
/** What stands around the board of any game. */
const TABLE = /^(chat|end|help|library|lock|log|menu|options|room|rules|undo)$/;
const PENUMBRA = /^pen-/;

const MODULES: { [module: string]: (name: string) => boolean } = {
  'virtual:icons/first': (name) => FIRST.test(name),
  'virtual:icons/table': (name) => TABLE.test(name),
  'virtual:icons/penumbra': (name) => PENUMBRA.test(name),
  'virtual:icons/rest': (name) => ![FIRST, TABLE, PENUMBRA].some((group) => group.test(name)),
};

/** The outlines of a module by the page's own names for them. */
function drawings(has: (name: string) => boolean): { [name: string]: string } {
  const set = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(set, 'utf8')) as IconSet;
  const used = JSON.parse(readFileSync(USED, 'utf8')) as { [name: string]: string };
  const draw = ([name, original]: [string, string]) => {
    const icon = icons[original];
    if (!icon) throw new Error(`icons.json: there is no icon ${original}`);
    const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
    if (!outline) throw new Error(`icons.json: the icon ${original} is more than one outline`);
    return [name, rounded(outline[1] ?? '')];
  };
  return Object.fromEntries(
    Object.entries(used)
      .filter(([name]) => has(name))
      .map(draw),
  ) as { [name: string]: string };
}

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    load(id) {
      const has = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (!has) return null;
      this.addWatchFile(USED.pathname);
      return `export default ${JSON.stringify(drawings(has))}`;
    },
  };
}
