// Everything of a Duel can be read at the desk: nothing small, cut, covered or one over the other; and the board has its share of
// the window. All games, screens and languages are among the long checks; npm run layout lists the same for a part of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, server, stage } from './helpers.mjs';
import { DESK, listed, look } from './layout/look.mjs';

stage();

const LANGUAGES = ['en'];

for (const game of ['duel']) {
  test(`all of it can be read at the desk: ${game}`, async () => {
    const views = [];
    await look(server.url, browser, game, { sizes: [DESK], languages: LANGUAGES, quick: true }, (view) =>
      views.push(view),
    );
    assert.ok(views.length >= 3, `${views.length} views`);
    const faults = listed(views);
    assert.equal(faults.length, 0, `${faults.length} places:\n${faults.slice(0, 40).join('\n')}`);
  });
}
