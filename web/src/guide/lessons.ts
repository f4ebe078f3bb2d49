import { asked, inLodge, mageOf, options, recent, says, type Moment, type What } from './moment';

/** One short lesson. Its words are `guide-{id}-title` and `guide-{id}`. */
export interface Lesson {
  id: string;
  /** Is this its moment? A lesson that nobody read passes by with its moment, and can still be paged back to. */
  when: (moment: Moment) => boolean;
  /** What on the page it speaks of, as selectors. */
  about: (moment: Moment) => string[];
  /** What its words leave open: numbers, words to choose by, and ids such as `event/collapse` to be named. */
  args?: (moment: Moment) => { [name: string]: string | number };
  /** It comes at once, before all that still waits to be read. */
  urgent?: boolean;
}

/** What is offered beside the question. */
const offered = () => ['[data-offer]'];

const part = (...ids: string[]) => ids.map((id) => `[data-testid="${id}"]`);
const thing = (id: string) => `[data-highlight="${id}"]`;
const sheet = ({ you }: Moment) => `[data-testid="seat"][data-seat="${you}"]`;

const asking =
  (...keys: string[]) =>
  (moment: Moment) =>
    asked(moment, ...keys);
const happened = (what: What) => (moment: Moment) => recent(moment, what).length > 0;
const preparing = (round: number) => (moment: Moment) =>
  moment.view.round === round && asked(moment, 'ask-prepare', 'ask-prepare-slot', 'ask-prepare-side');
/** Preparing so many Rounds before the last one. */
const preparingBeforeLast = (n: number) => (moment: Moment) =>
  moment.view.rounds !== undefined && preparing(moment.view.rounds - n)(moment);

/** The Room in which the learner stands. */
function ownRoom(moment: Moment): string[] {
  const at = mageOf(moment, moment.you)?.at;
  return moment.view.rooms.filter((room) => room.space === at).map((room) => thing(`room/${room.room}`));
}

/** All lessons, in the order in which a game usually brings them. */
export const LESSONS: readonly Lesson[] = [
  { id: 'goal', when: ({ view }) => view.phase === 'setup', about: () => part('tracks') },
  { id: 'rose', when: ({ view }) => view.phase === 'setup', about: () => [thing('side/rose')] },
  { id: 'mage', when: asking('ask-mage'), about: offered },
  { id: 'grimoire', when: asking('ask-grimoire'), about: offered },
  { id: 'lodge', when: asking('ask-grimoire'), about: () => part('lodge') },
  {
    id: 'event',
    when: ({ view }) => view.round === 1 && view.event !== null,
    about: ({ view }) => [thing(`event/${view.event}`)],
    args: ({ view }) => ({ event: `event/${view.event}` }),
  },
  { id: 'hand', when: preparing(1), about: () => ['[data-card]'] },
  { id: 'slots', when: preparing(1), about: () => ['.cards [data-slot]'] },
  { id: 'turn', when: asking('ask-action'), about: () => part('decision') },
  { id: 'physical', when: asking('ask-action'), about: (moment) => [sheet(moment)] },
  { id: 'rooms', when: (moment) => asked(moment, 'ask-physical') && inLodge(moment), about: ownRoom },
  {
    id: 'instability',
    when: (moment) => moment.view.phase === 'action' && inLodge(moment),
    about: () => ['[data-testid="lodge"] .sockets'],
  },
  {
    id: 'cast',
    when: (moment) => asked(moment, 'ask-action') && options(moment).some(says('choice-cast')),
    about: () => ['.cards [data-slot]'],
  },
  { id: 'target', when: asking('ask-target'), about: () => part('decision') },
  {
    id: 'help',
    when: (moment) => asked(moment, 'ask-action') && inLodge(moment),
    about: () => [...part('undo', 'ask-why'), '[data-testid="decision"] [aria-haspopup]'],
  },
  {
    id: 'damage',
    when: happened('damaged'),
    about: (moment) => [...new Set(recent(moment, 'damaged').map(({ victim }) => thing(`model/${victim}`)))],
  },
  {
    id: 'summon',
    when: happened('summoned'),
    about: (moment) => recent(moment, 'summoned').map(({ model }) => thing(`model/${model}`)),
    args: (moment) => ({ what: `evocation/${recent(moment, 'summoned')[0]?.model.split(':')[0]}` }),
  },
  {
    id: 'defeat',
    when: happened('mage-defeated'),
    about: (moment) => recent(moment, 'mage-defeated').map(({ mage }) => thing(`model/${mage}`)),
  },
  {
    id: 'rebuilt',
    when: happened('room-rebuilt'),
    about: (moment) => recent(moment, 'room-rebuilt').map(({ room }) => thing(`room/${room}`)),
  },
  { id: 'round', when: preparing(2), about: () => part('status') },
  {
    id: 'quests',
    when: (moment) => asked(moment, 'ask-declare') || preparing(2)(moment),
    about: ({ view }) => view.quests.map(({ quest }) => thing(`quest/${quest}`)),
  },
  {
    id: 'final',
    when: preparingBeforeLast(1),
    about: () => part('tracks'),
    args: ({ view }) => ({
      n: view.quests.filter((quest) => quest.solved_by === null).reduce((sum, quest) => sum + quest.points, 0),
    }),
  },
  { id: 'last', when: preparingBeforeLast(0), about: () => part('status') },
  {
    id: 'over',
    when: ({ over }) => over !== null,
    about: () => part('result'),
    args: ({ over }) => ({ end: over ?? '' }),
    urgent: true,
  },
];

export const lesson = (id: string | undefined) => LESSONS.find((each) => each.id === id);
