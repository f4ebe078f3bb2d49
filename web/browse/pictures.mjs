// The pictures of docs/images, taken from real games: npm run pictures
import { mkdirSync } from 'node:fs';
import { browse, dice, openTable, page, play, serve } from './helpers.mjs';

const FOLDER = '../docs/images';
const LAPTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

mkdirSync(FOLDER, { recursive: true });
const server = await serve();
const browser = await browse();

async function take(opened, name) {
  await opened.mouse.move(2, 2);
  await opened.evaluate(() => document.activeElement?.blur());
  await opened.waitForTimeout(2800);
  await opened.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 84 });
  console.log(name);
}

/** A page at a table of one person and bots, with the game begun. */
async function table(game, players, look, options = {}, setup = {}) {
  const seats = ['link', ...Array(players - 1).fill('bot:greedy')];
  const opened = await openTable(server.url, { game, seats, setup, options: { windows: 'quick', ...options } });
  const mine = await page(browser, look);
  await mine.goto(opened.link(0));
  await mine.getByTestId('ready-name').fill('Ada');
  await mine.getByTestId('ready').click();
  await mine.locator('[data-testid=lodge], [data-testid=fate]').first().waitFor();
  return { mine, id: opened.id };
}

/** Plays until something is there to be seen, at least so many clicks. */
const until = (mine, selector, least) => async (clicks) =>
  clicks >= least && (await mine.locator(selector).first().isVisible());

const lobby = async (name, look) => {
  const mine = await page(browser, look);
  await mine.goto(server.url.href);
  await mine.getByTestId('quick-play').first().waitFor();
  await mine.waitForTimeout(1500);
  await take(mine, name);
};

const dark = await table('duel', 2, { ...LAPTOP, colorScheme: 'dark' });
await play(dark.mine, dice(11), until(dark.mine, '[data-testid=hand] .thing', 30));
await take(dark.mine, 'preparation');
await dark.mine.locator('[data-testid=hand] [data-card]').first().hover();
await dark.mine.getByTestId('closeup').waitFor();
await dark.mine.screenshot({ path: `${FOLDER}/card.jpg`, type: 'jpeg', quality: 84 });
await play(dark.mine, dice(12), until(dark.mine, '.floor[data-thing]', 12));
await take(dark.mine, 'duel-dark');
await play(dark.mine, dice(13));
await take(dark.mine, 'result');
await dark.mine.goto(new URL(`/t/${dark.id}/replay?at=90`, server.url).href);
await dark.mine.getByTestId('lodge').waitFor();
await take(dark.mine, 'replay');

const light = await table('duel', 2, { ...LAPTOP, colorScheme: 'light' });
await play(light.mine, dice(14), until(light.mine, '.floor[data-thing]', 40));
await take(light.mine, 'duel-light');

const phone = await table('duel', 2, { ...PHONE, colorScheme: 'dark', locale: 'pl' });
await play(phone.mine, dice(15), until(phone.mine, '.floor[data-thing]', 40));
await phone.mine.evaluate(() => window.scrollTo(0, 0));
await take(phone.mine, 'duel-phone');

const rebirth = await table('rebirth', 3, { ...LAPTOP, colorScheme: 'dark', locale: 'ru' });
await play(rebirth.mine, dice(16), until(rebirth.mine, '.floor[data-thing]', 90));
await take(rebirth.mine, 'rebirth-dark');

const window_ = await table(
  'rebirth',
  3,
  { ...LAPTOP, colorScheme: 'light' },
  { windows: 'sealed', 'window-ms': 60_000 },
);
await play(window_.mine, dice(17), until(window_.mine, '[data-testid=window]', 20));
await take(window_.mine, 'trap-window');

const solo = await table('rebirth', 1, { ...LAPTOP, colorScheme: 'light' }, {}, { players: 1, avatar: 'apprentice' });
await play(solo.mine, dice(18), until(solo.mine, '[data-testid=reasons]', 60));
await take(solo.mine, 'avatar');

const SECTION = '[data-thing^="section/"]';

const study = await table('penumbra', 2, { ...LAPTOP, colorScheme: 'light' });
await play(study.mine, dice(41), until(study.mine, SECTION, 14));
await take(study.mine, 'penumbra-light');
await study.mine.locator('[data-testid=market] [data-highlight^="card/"]').first().hover();
await study.mine.getByTestId('closeup').waitFor();
await study.mine.screenshot({ path: `${FOLDER}/penumbra-card.jpg`, type: 'jpeg', quality: 84 });
await play(study.mine, dice(42), until(study.mine, '[data-testid=threat]', 0));
await take(study.mine, 'penumbra-threat');

const trial = await table('penumbra', 4, { ...LAPTOP, colorScheme: 'dark', locale: 'ru' });
await play(trial.mine, dice(43), until(trial.mine, 'button[data-choice^="path "]', 10));
await take(trial.mine, 'penumbra-trial');
await play(trial.mine, dice(44), until(trial.mine, SECTION, 0));
await take(trial.mine, 'penumbra-dark');
await play(trial.mine, dice(45));
await take(trial.mine, 'penumbra-result');

const pocket = await table('penumbra', 2, { ...PHONE, colorScheme: 'dark', locale: 'pl' });
await play(pocket.mine, dice(46), until(pocket.mine, SECTION, 6));
await pocket.mine.evaluate(() => window.scrollTo(0, 0));
await take(pocket.mine, 'penumbra-phone');

const alone = await table('penumbra', 1, { ...LAPTOP, colorScheme: 'light' }, {}, { players: 1 });
await play(alone.mine, dice(47), until(alone.mine, SECTION, 30));
await take(alone.mine, 'penumbra-solo');

await lobby('lobby-dark', { ...LAPTOP, colorScheme: 'dark' });
await lobby('lobby-light', { ...LAPTOP, colorScheme: 'light', locale: 'ru' });

await browser.close();
await server.stop();
