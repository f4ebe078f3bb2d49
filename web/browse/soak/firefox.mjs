// Firefox as it comes with Debian, led over its own WebDriver BiDi: no other program stands between.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { line } from '../line.mjs';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** Starts Firefox with a profile of its own; says how to go to an address, to run something there, and to end it. */
export async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), 'conclave-firefox-'));
  const program = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise((found, failed) => {
    program.once('error', failed);
    program.once('exit', (code) => failed(new Error(`Firefox ended with ${code}`)));
    createInterface({ input: program.stderr }).on('line', (text) => {
      const told = /WebDriver BiDi listening on (ws:\S+)/.exec(text);
      if (told) found(new URL(told[1].replace('ws:', 'http:')));
    });
  });
  const waiting = new Map();
  const errors = [];
  const far = await line(address, '/session', (told) => {
    if (told.method === 'log.entryAdded' && told.params.level === 'error') errors.push(told.params.text);
    const answer = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.type === 'error') answer?.no(new Error(`${told.error}: ${told.message}`));
    else answer?.yes(told.result);
  });
  let last = 0;
  const call = (method, params = {}) => {
    last += 1;
    far.send({ id: last, method, params });
    return new Promise((yes, no) => waiting.set(last, { yes, no }));
  };
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await call('browsingContext.getTree');
  const { context } = contexts[0];
  await call('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  return {
    errors,
    goto: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** Runs a function in the page; its arguments and what it says go over as JSON. */
    run: async (what, ...given) => {
      const expression = `(async () => JSON.stringify(await (${what})(...${JSON.stringify(given)})) ?? 'null')()`;
      const told = await call('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (told.type === 'exception') throw new Error(told.exceptionDetails.text);
      return JSON.parse(told.result.value);
    },
    /** Clicks with the mouse at a point of the window. */
    click: (x, y) =>
      call('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    stop: () =>
      new Promise((done) => {
        far.close();
        program.removeAllListeners('exit');
        program.once('exit', () => {
          rmSync(profile, { recursive: true, force: true });
          done();
        });
        program.kill();
      }),
  };
}
