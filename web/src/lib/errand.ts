import type { ToClient } from '../generated/ToClient';
import type { ToServer } from '../generated/ToServer';
import { connect } from './connection';
import { awaitedOf } from './seen';

/** How long one waits for an answer, in milliseconds. */
const PATIENCE = 5_000;

/** Comes to a table for a seat whose token is here, until what is heard gives an answer; leaves again with it. */
function visit<Answer>(
  table: string,
  token: string | null,
  hear: (heard: ToClient) => ToServer | { answer: Answer } | null,
) {
  return new Promise<Answer | null>((done) => {
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      line.close();
      done(answer);
    };
    const timer = setTimeout(() => end(null), PATIENCE);
    const line = connect(table, {
      token,
      heard: (heard) => {
        const next = hear(heard);
        if (next && 'answer' in next) end(next.answer);
        else if (next) line.send(next);
      },
      changed: () => {},
    });
  });
}

/** Says one thing for the seat. */
export const errand = (table: string, token: string, message: ToServer) =>
  visit(table, token, (heard) => {
    if (heard.type === 'welcome') return message;
    return heard.type === 'accepted' || heard.type === 'refused' ? { answer: heard.type } : null;
  });

/** Has the seat something to answer? Those who take part in a secret question may have answered already. */
export const isAsked = async (table: string, token: string): Promise<boolean> =>
  (await visit(table, token, (heard) => (heard.type === 'view' ? { answer: heard.decision !== null } : null))) ?? false;

/** The seats that a table waits for, as those know who only watch; nothing where nobody may. */
export const awaitedAt = (table: string): Promise<number[] | null> =>
  visit<number[] | null>(table, null, (heard) => {
    if (heard.type === 'refused') return { answer: null };
    return heard.type === 'view' ? { answer: awaitedOf(heard.view) } : null;
  });
