// What the browser tests share: a server of their own, a browser, and somebody who clicks.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { before as inFront } from './elsewhere.mjs';

const PROGRAM = resolve(process.env.CONCLAVE ?? '../target/checked/conclave');
const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Another page than the program's own: the folder in which it was built, or the address at which it is served with an API. */
const PAGE = process.env.CONCLAVE_PAGE;

/** Starts `conclave serve` with a folder of its own; says its address and how to end it. */
export async function serve(settings = {}) {
  if (PAGE?.startsWith('http')) return { url: new URL(PAGE), stop: async () => 0 };
  const data = mkdtempSync(join(tmpdir(), 'conclave-page-'));
  const program = spawn(PROGRAM, ['serve', '--listen', '127.0.0.1:0', '--data', data], {
    env: { ...process.env, RUST_LOG: 'warn', CONCLAVE_MESSAGES_PER_SECOND: '5000', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((found, failed) => {
    program.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    createInterface({ input: program.stdout }).once('line', (line) => {
      found(new URL(line.match(/http:\S+/)[0]));
    });
  });
  const front = PAGE ? await inFront(url, PAGE) : null;
  return {
    url: front?.url ?? url,
    stop: () =>
      new Promise((done) => {
        front?.close();
        program.removeAllListeners('exit');
        program.once('exit', (code) => {
          rmSync(data, { recursive: true, force: true });
          done(code);
        });
        program.kill('SIGTERM');
      }),
  };
}

/** A real browser. */
export function browse() {
  return chromium.launch({
    executablePath: BROWSER,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** The server and the browser of a test file, there while its tests run. */
export let server, browser;

/** Opens them before the tests of a file and closes them after. */
export function stage() {
  before(async () => {
    server = await serve();
    browser = await browse();
  });
  after(async () => {
    await browser?.close();
    assert.equal(await server?.stop(), 0, 'the server stops cleanly');
  });
}

/** A page that fails the test when something breaks in it; `errors` collects what does. */
export async function page(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  // Nobody looks on: what bots do need not be waited for.
  await context.addInitScript(() => localStorage.setItem('conclave.pace', 'off'));
  // A busy machine is slow; what never comes fails all the same.
  context.setDefaultTimeout(90_000);
  const opened = await context.newPage();
  opened.errors = [];
  opened.on('pageerror', (error) => opened.errors.push(String(error)));
  opened.on('console', (message) => {
    // A lost network is told on the console too; it is what some tests are about.
    if (message.type() === 'error' && !/WebSocket connection|ERR_|Failed to load resource/.test(message.text())) {
      opened.errors.push(message.text());
    }
  });
  return opened;
}

/** Opens a table over HTTP; says its id and the links of its seats. */
export async function openTable(url, wish) {
  const answer = await fetch(new URL('/api/tables', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  const { id, tokens } = await answer.json();
  return { id, link: (seat, at = url) => new URL(`/t/${id}${tokens[seat] ? `#${tokens[seat]}` : ''}`, at).href };
}

/** A number below n, the same on every run. */
export function dice(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Clicks options at random until the result shows or `until` says so; says how many were clicked. */
export async function play(opened, roll, until = async () => false, seconds = 240) {
  const deadline = Date.now() + seconds * 1000;
  let clicks = 0;
  while (Date.now() < deadline) {
    if (await opened.getByTestId('result').isVisible()) return clicks;
    if (await until(clicks)) return clicks;
    // One step inside the page: look, choose, click. The table may move on between two steps from outside.
    const clicked = await opened.evaluate(
      (part) => {
        const options = [...document.querySelectorAll('button[data-choice]')].filter((button) => !button.disabled);
        options[Math.floor(part * options.length)]?.click();
        return options.length > 0;
      },
      roll(1000) / 1000,
    );
    if (clicked) clicks += 1;
    await opened.waitForTimeout(clicked ? 15 : 40);
  }
  throw new Error(`the game did not end within ${seconds} s (${clicks} clicks)`);
}

/** How the game on the page ended, by the server: it must have been played to its end. */
export async function wholeGame(opened) {
  const [, id] = new URL(opened.url()).pathname.match(/^\/t\/([^/]+)/);
  const { ending } = await (await fetch(new URL(`/api/tables/${id}`, server.url))).json();
  assert.equal(ending?.by, 'play');
  return ending;
}

/** A door before the server that can be shut: the network of one player. */
export async function door(url) {
  const open = new Set();
  let shut = false;
  const server = net.createServer((near) => {
    if (shut) return near.destroy();
    const far = net.connect(Number(url.port), url.hostname);
    for (const [a, b] of [
      [near, far],
      [far, near],
    ]) {
      open.add(a);
      // While it is shut nothing passes and nobody is told, as when a cable is pulled.
      a.on('data', (bytes) => shut || b.write(bytes));
      a.on('error', () => {});
      a.on('close', () => {
        open.delete(a);
        b.destroy();
      });
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: new URL(`http://127.0.0.1:${server.address().port}/`),
    shut: () => (shut = true),
    open: () => {
      open.forEach((socket) => socket.destroy());
      shut = false;
    },
    close: () => {
      open.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

/**
 * The table of the result: the heads of its columns, its rows by source, and the totals. Fails where the points of a
 * party by source are not its total.
 */
export async function pointsThatAddUp(opened) {
  const result = await opened.getByTestId('result').evaluate((result) => {
    const texts = (row) => [...row.cells].map((cell) => cell.innerText.trim());
    const numbers = (row) =>
      texts(row)
        .slice(1)
        .map((text) => Number(text.replace('−', '-')));
    return {
      parties: texts(result.querySelector('thead tr')).slice(1),
      sources: [...result.querySelectorAll('tbody tr:has(th)')].map((row) => ({
        name: texts(row)[0],
        points: numbers(row),
      })),
      totals: numbers(result.querySelector('tfoot tr')),
    };
  });
  result.parties.forEach((party, i) => {
    const sum = result.sources.reduce((sum, source) => sum + source.points[i], 0);
    assert.equal(sum, result.totals[i], `the points of ${party} by source: ${JSON.stringify(result.sources)}`);
  });
  return result;
}
