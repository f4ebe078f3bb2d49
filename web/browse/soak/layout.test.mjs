// As the test of the layout, over more positions of each game, by day and by night.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, server, stage } from '../helpers.mjs';
import { GAMES, listed, look } from '../layout/look.mjs';

stage();

for (const [theme, seed] of [
  ['dark', 6],
  ['light', 7],
]) {
  for (const game of GAMES) {
    test(`all of it can be read on every screen: ${game}, ${theme}`, async () => {
      const views = [];
      await look(server.url, browser, game, { quick: false, theme, seed }, (view) => views.push(view));
      const faults = listed(views);
      assert.equal(faults.length, 0, `${faults.length} places:\n${faults.slice(0, 40).join('\n')}`);
    });
  }
}
