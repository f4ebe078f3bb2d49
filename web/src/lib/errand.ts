import type { ToServer } from '../generated/ToServer';
import { connect } from './connection';

/** How long one waits for an answer, in milliseconds. */
const PATIENCE = 5_000;

/** Says one thing at a table for a seat whose token is here, and leaves again. */
export function errand(table: string, token: string | null, message: ToServer): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      line.close();
      done();
    };
    const timer = setTimeout(end, PATIENCE);
    const line = connect(table, {
      token,
      heard: (heard) => {
        if (heard.type === 'welcome') line.send(message);
        else if (heard.type === 'accepted' || heard.type === 'refused') end();
      },
      changed: () => {},
    });
  });
}
