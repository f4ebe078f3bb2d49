// What the page costs over the wire: the first visit to the lobby and the way to a first table, in each language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, page, server, stage } from './helpers.mjs';

/** In bytes as they are sent, compressed and with their heads. */
const KB = 1024;
const LOBBY = { bytes: 230 * KB, requests: 20 };
// The words of all games of a family come with its first table.
const TABLE = { bytes: 215 * KB, requests: 12 };

stage();

/** Counts what a page loads from now on; `since` says how much, and begins anew. */
async function meter(opened) {
  const network = await opened.context().newCDPSession(opened);
  await network.send('Network.enable');
  const addresses = new Map();
  let loaded = [];
  network.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.push({ path: new URL(addresses.get(requestId)).pathname, bytes: encodedDataLength });
  });
  return async () => {
    await opened.waitForLoadState('networkidle');
    await opened.evaluate(() => document.fonts.ready);
    const all = loaded.toSorted((a, b) => b.bytes - a.bytes);
    loaded = [];
    return { bytes: all.reduce((sum, { bytes }) => sum + bytes, 0), requests: all.length, all };
  };
}

function within(spent, budget, what) {
  const list = () => spent.all.map(({ path, bytes }) => `${path} ${Math.ceil(bytes / KB)}`).join(', ');
  assert.ok(spent.bytes > 50 * KB, `${what}: ${spent.bytes} bytes are too few to be true`);
  assert.ok(spent.bytes <= budget.bytes, `${what}: ${Math.ceil(spent.bytes / KB)} KB: ${list()}`);
  assert.ok(spent.requests <= budget.requests, `${what}: ${spent.requests} requests: ${list()}`);
}

for (const locale of ['en', 'ru', 'pl']) {
  test(`the lobby and then a table are soon there: ${locale}`, async () => {
    const me = await page(browser, { locale });
    const since = await meter(me);
    await me.goto(server.url.href);
    await me.getByTestId('quick-play').first().waitFor();
    within(await since(), LOBBY, 'lobby');
    const blank = () => me.locator('svg.icon:not(:has(*))').count();
    assert.equal(await blank(), 0, 'the icons of the lobby are among the first');
    await me.locator('[data-testid=quick-play][data-game=duel]').click();
    await me.locator('button[data-choice]:enabled').first().waitFor();
    within(await since(), TABLE, 'table');
    assert.equal(await blank(), 0, 'the others come with the table');
    assert.deepEqual(me.errors, []);
  });
}
