// Somebody who plays at a table without a browser, at once: for positions to look at, and for what is counted over games.
import { line } from './line.mjs';

/** Takes a seat; says who plays it. `secret` is the token of the seat. */
export async function sit(url, id, secret) {
  const heard = [];
  let wake = () => {};
  const state = { view: null, decision: null, info: null, over: false, refused: null, asked: 0 };
  const listen = (message) => {
    heard.push(message);
    if (message.type === 'welcome' || message.type === 'table') {
      state.info = message.table;
      state.over = message.table.state === 'over';
    } else if (message.type === 'view') {
      state.view = message.view;
      state.decision = message.decision;
    } else if (message.type === 'update') {
      apply(state.view, message.zones);
      if (message.decision && message.decision.prompt !== state.decision?.prompt) state.asked += 1;
      state.decision = message.decision;
    } else if (message.type === 'refused') {
      state.refused = message;
      // A server that lets nobody hurry is asked again.
      if (message.code === 'too-fast' && last) setTimeout(() => far.send(last), 300);
    }
    wake();
  };
  let last = null;
  const far = await line(url, `/api/tables/${id}/ws`, listen);
  far.send({ type: 'join', token: secret ?? null });

  let answered = null;
  const until = async (there, seconds = 60) => {
    const end = Date.now() + seconds * 1000;
    while (!there()) {
      if (Date.now() > end) throw new Error(`nothing came for ${seconds} s: ${JSON.stringify(state.refused)}`);
      await new Promise((next) => {
        const timer = setTimeout(next, 1000);
        wake = () => {
          clearTimeout(timer);
          next();
        };
      });
    }
  };
  await until(() => state.info !== null);
  /** Is there a question that was not answered yet? */
  const fresh = () => Boolean(state.decision) && state.decision.prompt !== answered && !state.info.paused;
  return {
    state,
    heard,
    ready: (name = 'Ada') => far.send({ type: 'ready', name, word: 'rose' }),
    fresh,
    /** Waits for a question that was not answered yet, or the end; says whether there is one. */
    question: async (seconds) => {
      await until(() => fresh() || state.over, seconds);
      return !state.over;
    },
    choose: (choice, then) => {
      answered = state.decision.prompt;
      last = { type: 'choose', prompt: answered, choice, ...(then?.length ? { then } : {}) };
      far.send(last);
    },
    send: (message) => far.send(message),
    leave: () => far.close(),
  };
}

/** Puts what changed into a view: a field, or one element of a list. */
function apply(view, zones) {
  for (const [zone, value] of Object.entries(zones)) {
    const [field, index] = zone.split('/');
    if (index === undefined) view[field] = value;
    else view[field][Number(index)] = value;
  }
}

/** What somebody sensible answers: what wastes or declines comes last, the rest by chance. */
export function sensible(decision, roll) {
  const meant = decision.options.filter(({ lesser, commits }) => !lesser && !/^ends/.test(commits ?? ''));
  const options = meant.length > 0 ? meant : decision.options;
  return options[roll(options.length)];
}

/** Plays on until a moment that `there` knows, or to the end; says whether that moment came. */
export async function playOn(player, roll, there = () => false, most = 3000) {
  for (let i = 0; i < most; i += 1) {
    if (!(await player.question())) return false;
    if (there(player.state.decision, player.state.view)) return true;
    player.choose(sensible(player.state.decision, roll).name);
  }
  throw new Error(`the moment did not come in ${most} answers`);
}
