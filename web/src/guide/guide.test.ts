import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../generated/Choice';
import type { Event } from '../generated/Event';
import type { Face } from '../generated/Face';
import { option } from '../testing';
import { adviceFor, TIPS } from './advice';
import { LESSONS } from './lessons';
import type { Moment } from './moment';
import { back, BEGINNING, follow, forth, hasMore, type Progress } from './progress';

let prompts = 0;

/** What the options of these tests say and are about. */
const ABOUT: { [name: string]: Partial<Choice> } = {
  'mage ulrich': { things: ['mage/ulrich'] },
  'mage bartholomew': { things: ['mage/bartholomew'] },
  'prepare fusion': { message: { key: 'choice-prepare' }, things: ['spell/fusion'] },
  'prepare violence': { message: { key: 'choice-prepare' }, things: ['spell/violence'] },
  'side light': { things: ['part/light', 'spell/violence'] },
  'side dark': { things: ['part/dark', 'spell/violence'] },
  'slot II': { things: ['slot/II'] },
  'slot quick': { things: ['slot/quick'] },
  'cast I': { message: { key: 'choice-cast' }, things: ['slot/I', 'spell/violence', 'part/dark'] },
  'momentum I': { message: { key: 'choice-momentum' }, things: ['slot/I', 'spell/violence', 'part/dark'] },
  explore: { message: { key: 'choice-explore' } },
  fight: { message: { key: 'choice-fight' } },
  'move room:abyss': { message: { key: 'choice-move' }, things: ['room/abyss'] },
  'move room:crypt': { message: { key: 'choice-move' }, things: ['room/crypt'] },
  'move room:hall': { message: { key: 'choice-move' }, things: ['room/hall'] },
  'attack bartholomew': { message: { key: 'choice-attack' }, things: ['model/bartholomew'] },
  'activate room': { message: { key: 'choice-activate-room' }, things: ['room/crypt'] },
  yes: { message: { key: 'choice-yes' } },
  no: { message: { key: 'choice-no' }, lesser: true },
  done: { lesser: true },
};

function offered(name: string): Choice {
  const about = ABOUT[name];
  if (!about) throw new Error(`what is "${name}" about?`);
  return option(name, about);
}

/** A moment of a game in which the learner is asked something. */
function moment(
  key: string | null,
  options: string[] = [],
  more: { view?: object; events?: object[]; over?: Moment['over'] } = {},
): Moment {
  const view = {
    round: 1,
    phase: 'action',
    event: null,
    rooms: [
      { room: 'crypt', space: 'w', cubes: [] },
      { room: 'hall', space: 'centre', cubes: ['rose'] },
      { room: 'abyss', space: 'e', cubes: [] },
    ],
    models: [
      { model: 'ulrich', at: 'cell' },
      { model: 'bartholomew', at: 'cell' },
    ],
    seats: [{ mage: 'ulrich' }, { mage: 'bartholomew' }],
    quests: [],
    ...more.view,
  };
  return {
    you: 0,
    view: view as unknown as Moment['view'],
    decision: key === null ? null : ({ prompt: ++prompts, message: { key }, options: options.map(offered) } as never),
    log: (more.events ?? []).map((event) => ({ message: { key: '' }, event: event as Event })),
    over: more.over ?? null,
  };
}

const setup = (key: string) => moment(key, [], { view: { round: 0, phase: 'setup' } });
const shown = (progress: Progress) => (progress.resting ? null : progress.pages[progress.at]);

describe('the guide', () => {
  it('brings the lessons of a moment one after another, then rests', () => {
    const mage = setup('ask-mage');
    let progress = follow(BEGINNING, mage);
    const seen = [];
    while (!progress.resting) {
      seen.push(shown(progress));
      progress = forth(progress, mage);
    }
    expect(seen).toEqual(['goal', 'rose', 'mage']);
    expect(follow(progress, mage)).toBe(progress);
  });

  it('wakes up when the next moment comes', () => {
    const mage = setup('ask-mage');
    let progress = follow(BEGINNING, mage);
    for (let i = 0; i < 3; i++) progress = forth(progress, mage);
    expect(shown(follow(progress, setup('ask-grimoire')))).toBe('grimoire');
  });

  it('turns the page when the learner answers, and leaves out what has passed', () => {
    let progress = follow(BEGINNING, setup('ask-mage'));
    progress = follow(progress, setup('ask-grimoire'));
    expect(shown(progress)).toBe('rose');
    progress = follow(progress, setup('ask-grimoire'));
    expect(shown(progress)).toBe('grimoire');
    expect(progress.pages).toContain('mage');
  });

  it('stays on a page while others act', () => {
    const progress = follow(BEGINNING, setup('ask-mage'));
    expect(shown(follow(progress, moment(null)))).toBe('goal');
  });

  it('pages back over everything that came up, and forth again to where it was', () => {
    const mage = setup('ask-mage');
    let progress = forth(follow(BEGINNING, mage), mage);
    expect(shown(back(progress))).toBe('goal');
    expect(shown(forth(back(progress), mage))).toBe('rose');
    expect(hasMore(back(progress), moment(null))).toBe(true);
    progress = forth(forth(progress, mage), mage);
    expect(progress.resting).toBe(true);
    expect(shown(back(progress))).toBe('mage');
    expect(back(back(back(back(progress)))).at).toBe(0);
  });

  it('speaks of an event only after it happened, and once', () => {
    const hit = { what: 'damaged', victim: 'ulrich' };
    const asks = (events: object[]) => moment('ask-action', [], { events });
    expect(follow(BEGINNING, asks([])).pages).not.toContain('damage');
    const progress = follow(BEGINNING, asks([hit]));
    expect(progress.pages.filter((id) => id === 'damage')).toHaveLength(1);
    expect(follow(progress, asks([hit, hit])).pages.filter((id) => id === 'damage')).toHaveLength(1);
  });

  it('still tells in the next Round how the last one ended, but not later', () => {
    const rounds = (n: number) => Array.from({ length: n }, () => ({ what: 'round-begins' }));
    const rebuilt = { what: 'room-rebuilt', room: 'crypt' };
    const after = (n: number) => moment('ask-action', [], { events: [...rounds(1), rebuilt, ...rounds(n)] });
    expect(follow(BEGINNING, after(1)).pages).toContain('rebuilt');
    expect(follow(BEGINNING, after(2)).pages).not.toContain('rebuilt');
  });

  it('sums up at once when the game is over', () => {
    const progress = follow(BEGINNING, setup('ask-mage'));
    const over = moment(null, [], { over: 'won' });
    expect(shown(follow(progress, over))).toBe('over');
    expect(hasMore(follow(progress, over), over)).toBe(false);
  });

  it('has an id for every lesson', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });
});

describe('advice', () => {
  const faces: { [card: string]: object } = {
    'mage/ulrich': { marks: { kind: 'mage', health: 11 } },
    'mage/bartholomew': { marks: { kind: 'mage', health: 10 } },
    'spell/violence': { effects: [{ part: 'light' }, { part: 'dark', type: 'combat' }] },
    'room/crypt': { marks: { kind: 'room', colour: 'grey', centre: false } },
    'room/hall': { marks: { kind: 'room', colour: 'black', centre: true } },
    'room/abyss': { marks: { kind: 'room', colour: 'red', centre: false } },
    'spell/fusion': { effects: [{ part: 'light', type: 'contingency' }] },
  };
  const cards = (cls: string, id: string) => faces[`${cls}/${id}`] as Face | undefined;
  const chosen = (at: Moment) => adviceFor(at, cards)?.option.name;
  const standing = (own: string, rival: string) => ({
    view: {
      models: [
        { model: 'ulrich', at: own },
        { model: 'bartholomew', at: rival },
      ],
    },
  });

  it('prefers Health, and Spells that attack', () => {
    expect(chosen(moment('ask-mage', ['mage bartholomew', 'mage ulrich']))).toBe('mage ulrich');
    expect(chosen(moment('ask-prepare', ['prepare fusion', 'prepare violence', 'done']))).toBe('prepare violence');
    expect(chosen(moment('ask-prepare', ['prepare fusion', 'done']))).toBe('prepare fusion');
    expect(chosen(moment('ask-prepare', ['done']))).toBe('done');
  });

  it('prepares the side that attacks', () => {
    expect(chosen(moment('ask-prepare-side', ['side light', 'side dark']))).toBe('side dark');
  });

  it('keeps the Quick slot for the last', () => {
    expect(chosen(moment('ask-prepare-slot', ['slot quick', 'slot II']))).toBe('slot II');
    expect(chosen(moment('ask-prepare-slot', ['slot quick']))).toBe('slot quick');
  });

  it('leaves the Cell, goes to the rival and strikes', () => {
    const actions = ['explore', 'fight', 'cast I'];
    expect(chosen(moment('ask-action', ['explore', 'momentum I']))).toBe('explore');
    expect(chosen(moment('ask-action', actions, standing('w', 'e')))).toBe('explore');
    expect(chosen(moment('ask-action', actions, standing('w', 'centre')))).toBe('cast I');
    expect(chosen(moment('ask-action', ['explore', 'fight'], standing('w', 'w')))).toBe('fight');
    expect(chosen(moment('ask-physical', ['move room:hall', 'attack bartholomew'], standing('e', 'e')))).toBe(
      'attack bartholomew',
    );
  });

  it('uses Rooms, but not the one in the middle, and one that attacks only beside the rival', () => {
    const next = ['move room:abyss', 'move room:crypt', 'activate room', 'done'];
    expect(chosen(moment('ask-physical', next, standing('w', 'cell')))).toBe('activate room');
    expect(chosen(moment('ask-physical', next, standing('centre', 'far-w')))).toBe('move room:crypt');
    expect(chosen(moment('ask-physical', next, standing('e', 'w')))).toBe('move room:crypt');
    expect(chosen(moment('ask-physical', next, standing('e', 'centre')))).toBe('activate room');
  });

  it('does not walk away from a rival who is near', () => {
    expect(chosen(moment('ask-physical', ['move room:abyss', 'done'], standing('centre', 'w')))).toBe('done');
  });

  it('takes the points of a Quest in any Round, unless it would fall', () => {
    const hurt = (damage: number) => ({
      view: { round: 3, models: [{ model: 'ulrich', at: 'w', health: 11, damage: Array(damage).fill('rose') }] },
    });
    expect(chosen(moment('ask-declare', ['yes', 'no'], hurt(2)))).toBe('yes');
    expect(chosen(moment('ask-declare', ['yes', 'no'], hurt(9)))).toBeUndefined();
  });

  it('is silent after the first Round', () => {
    expect(chosen(moment('ask-action', ['explore'], { view: { round: 2 } }))).toBeUndefined();
  });
});

it.each(['en', 'ru', 'pl'])('has words for every lesson and tip in %s, and no others', (language) => {
  const file = new URL(`../../../locales/${language}/page.ftl`, import.meta.url);
  const keys = [...readFileSync(file, 'utf8').matchAll(/^(guide-[\w-]+) =/gm)].map(([, key]) => key);
  const own = ['title', 'next', 'got-it', 'back', 'look', 'skip', 'show', 'progress', 'resting', 'tip'];
  const lessons = LESSONS.flatMap(({ id }) => [`guide-${id}`, `guide-${id}-title`]);
  const wanted = [...own.map((id) => `guide-${id}`), ...lessons, ...TIPS.map((tip) => `guide-tip-${tip}`)];
  expect(keys.sort()).toEqual(wanted.sort());
});
