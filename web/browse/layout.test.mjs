// Everything can be read on all screens and in all languages: nothing small, cut, covered or one over the other; and the
// board has its share of the window. npm run layout lists the same for a part of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, server, stage } from './helpers.mjs';
import { GAMES, listed, look } from './layout/look.mjs';

stage();

for (const game of GAMES) {
  test(`all of it can be read on every screen: ${game}`, async () => {
    const views = [];
    await look(server.url, browser, game, { quick: true }, (view) => views.push(view));
    assert.ok(views.length > 40, `${views.length} views`);
    const faults = listed(views);
    assert.equal(faults.length, 0, `${faults.length} places:\n${faults.slice(0, 40).join('\n')}`);
  });
}
