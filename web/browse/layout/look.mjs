// Looks at positions on all screens, in all languages: what of them is wrong, and how much of each is board.
import { page } from '../helpers.mjs';
import { openGame } from './positions.mjs';
import { shares } from './shares.mjs';
import { texts } from './texts.mjs';

export const SIZES = ['390x844', '844x390', '820x1180', '1280x800', '1440x900', '2560x1440'];
export const LANGUAGES = ['en', 'ru', 'pl'];
export const GAMES = ['duel', 'rebirth', 'classic', 'penumbra'];

/** Nothing that one needs is smaller, in pixels of the screen. */
export const LEAST = 12;

/** The window in which the shares are measured, and what is asked of them. */
export const DESK = '1440x900';
export const BOARD = 0.55;
export const ROOMS = 0.45;

/** While one chooses cards the Rooms give way to them. */
const ROOMS_BESIDE_CARDS = 0.26;
const CARDS = /choice|prepar|question|School|keep/;

/** The parts of Penumbra that one sees together. */
const IN_ONE_VIEW = ['market', 'places', 'wizard-board', 'trials'];

/** A Trial that is fought takes the middle. */
const IN_A_TRIAL = ['threat', 'wizard-board'];

/** Looks at the moments of one game; `found` gets each view with its faults. */
export async function look(
  url,
  browser,
  game,
  { sizes = SIZES, languages = LANGUAGES, quick, theme, pictures, seed },
  found,
) {
  const played = await openGame(url, game, { quick, seed });
  const pages = [];
  try {
    for (const locale of languages) {
      const opened = await page(browser, {
        bypassCSP: true,
        locale,
        reducedMotion: 'reduce',
        colorScheme: theme ?? 'dark',
      });
      pages.push({ locale, opened });
    }
    for (let position = await played.next(); position; position = await played.next()) {
      await Promise.all(pages.map(({ opened }) => arrive(opened, played, position)));
      for (const size of sizes) {
        await Promise.all(
          pages.map(async ({ locale, opened }) => {
            const view = { game, position, size, locale };
            await inspect(opened, view);
            if (pictures) {
              const path = `${pictures}/${game}-${position.replaceAll(' ', '-')}-${size}-${locale}.png`;
              await opened.screenshot({ path });
            }
            found(view);
          }),
        );
      }
    }
  } finally {
    played.close();
    for (const { opened } of pages) await opened.context().close();
  }
}

/** What is wrong with a view, and its shares. */
async function inspect(opened, view) {
  const [width, height] = view.size.split('x').map(Number);
  await opened.setViewportSize({ width, height });
  await settle(opened);
  view.faults = await opened.evaluate(texts, { least: LEAST });
  view.shares = await opened.evaluate(shares, 12);
  view.faults.push(...(await needed(opened, view)), ...tooSmall(view));
  view.faults.push(...opened.errors.splice(0).map((text) => ({ kind: 'error', text, where: 'console', detail: '' })));
}

/** Waits until the page shows what the player is asked. */
async function arrive(opened, { link, player }, position) {
  if (opened.url() === 'about:blank') await opened.goto(link);
  if (position === 'result') {
    await opened.getByTestId('result').waitFor();
    return;
  }
  const { prompt } = player.state.decision;
  await opened.locator(`[data-prompt="${prompt}"]`).first().waitFor();
}

/** Lets the page take its new size. */
async function settle(opened) {
  await opened.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.race([
      Promise.allSettled(moving.map((each) => each.finished)),
      new Promise((on) => setTimeout(on, 300)),
    ]);
  });
}

/** What must be in the window and is not. */
async function needed(opened, { game, position, size }) {
  if (position === 'result') return [];
  const all = /threat|trial/.test(position) ? IN_A_TRIAL : /Talent/.test(position) ? [] : IN_ONE_VIEW;
  const parts = game === 'penumbra' ? (size === DESK ? all : []) : ['lodge'];
  return opened.evaluate((wanted) => {
    const part = (name) => {
      const element = document.querySelector(`[data-testid="${name}"]`);
      if (!element) return 'is not there';
      const box = element.getBoundingClientRect();
      const wide = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
      const high = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
      const kept = (Math.max(0, wide) * Math.max(0, high)) / Math.max(1, box.width * box.height);
      if (box.width * box.height < 100) return 'has no size';
      if (name !== 'lodge') return kept < 0.97 ? `only ${Math.round(kept * 100)} % of it are in the window` : null;
      const share = (Math.max(0, wide) * Math.max(0, high)) / (innerWidth * innerHeight);
      return share < 0.25 ? `takes ${Math.round(share * 100)} % of the window` : null;
    };
    return wanted.flatMap((name) => {
      const detail = part(name);
      return detail ? [{ kind: 'missing', text: name, where: name, detail }] : [];
    });
  }, parts);
}

/** Is the board too small at the desk? */
function tooSmall({ game, position, size, shares }) {
  if (game === 'penumbra' || size !== DESK || position === 'result') return [];
  const rooms = CARDS.test(position) ? ROOMS_BESIDE_CARDS : ROOMS;
  const percent = (share) => `${(share * 100).toFixed(0)} %`;
  return [
    ...(shares.board < BOARD ? [{ kind: 'share', text: 'board', where: 'window', detail: percent(shares.board) }] : []),
    ...(shares.box < rooms ? [{ kind: 'share', text: 'Rooms', where: 'window', detail: percent(shares.box) }] : []),
  ];
}

/** The faults of many views as lines: each fault once, with where else it is. */
export function listed(views) {
  const seen = new Map();
  for (const { game, position, size, locale, faults } of views) {
    for (const { kind, text, where, detail } of faults) {
      // Texts differ by language; a fault is one place.
      const key = `${kind} | ${game} | ${where}${/^(share|missing|error)$/.test(kind) ? ` | ${text}` : ''}`;
      if (!seen.has(key)) seen.set(key, { example: `“${text}” ${detail}`, in: new Set(), n: 0 });
      const one = seen.get(key);
      one.n += 1;
      one.in.add(`${size} ${locale} (${position})`);
    }
  }
  return [...seen]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, { example, in: places, n }]) => {
      const some = [...places];
      return `${key}\n    ${example}\n    ${n} times: ${some.slice(0, 4).join(', ')}${some.length > 4 ? `, and in ${some.length - 4} more views` : ''}`;
    });
}
