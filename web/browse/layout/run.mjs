// npm run layout -- --game rebirth --size 1440x900 --lang ru: what is wrong with the page, as a list.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { browse, serve } from '../helpers.mjs';
import { GAMES, LANGUAGES, listed, look, SIZES } from './look.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: GAMES },
    size: { type: 'string', multiple: true, default: SIZES },
    lang: { type: 'string', multiple: true, default: LANGUAGES },
    theme: { type: 'string', default: 'dark' },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '5' },
    pictures: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
if (values.pictures) mkdirSync(values.pictures, { recursive: true });

const server = await serve();
const browser = await browse();
const views = [];
for (const game of values.game) {
  const wish = {
    sizes: values.size,
    languages: values.lang,
    quick: !values.all,
    theme: values.theme,
    pictures: values.pictures,
    seed: Number(values.seed),
  };
  await look(server.url, browser, game, wish, (view) => {
    views.push(view);
    const { board, box } = view.shares;
    const shares =
      game === 'penumbra' ? '' : `, board ${(board * 100).toFixed(0)} %, Rooms ${(box * 100).toFixed(0)} %`;
    console.log(`${game}, ${view.position}, ${view.size}, ${view.locale}: ${view.faults.length} faults${shares}`);
    if (values.verbose) {
      for (const { kind, text, where, detail } of view.faults)
        console.log(`    ${kind}: “${text}” ${detail}; ${where}`);
    }
  });
}
await browser.close();
await server.stop();
const list = listed(views);
console.log(`\n${list.join('\n')}\n\n${list.length} places in ${views.length} views`);
process.exitCode = list.length > 0 ? 1 : 0;
