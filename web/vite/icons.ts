// Gives the page the icons it names in src/lib/icons.json, out of the thousands in the set.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const MODULE = 'virtual:icons';
const USED = new URL('../src/lib/icons.json', import.meta.url);

interface IconSet {
  icons: { [name: string]: { body: string } };
}

/** The drawings by the page's own names for them. */
function drawings(): { [name: string]: string } {
  const set = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(set, 'utf8')) as IconSet;
  const used = JSON.parse(readFileSync(USED, 'utf8')) as { [name: string]: string };
  const draw = ([name, original]: [string, string]) => {
    const icon = icons[original];
    if (!icon) throw new Error(`icons.json: there is no icon ${original}`);
    return [name, icon.body];
  };
  return Object.fromEntries(Object.entries(used).map(draw)) as { [name: string]: string };
}

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      this.addWatchFile(USED.pathname);
      return `export default ${JSON.stringify(drawings())}`;
    },
  };
}
