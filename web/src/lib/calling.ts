import * as keepsakes from './keepsakes';

/** May the browser still be asked whether it tells when it is one's turn? */
export const mayAsk = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default' && keepsakes.asksToCall.get();

/** Asks the browser, and never again. */
export async function askToCall(): Promise<void> {
  keepsakes.asksToCall.set(false);
  await Notification.requestPermission();
}

/** Does the browser tell? */
export const mayCall = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/** Tells whoever looks elsewhere; a click leads back to the page. The last word about a table takes the place of the one before. */
export function call(table: string, title: string, body: string): void {
  if (!mayCall()) return;
  try {
    const notification = new Notification(title, { body, tag: `conclave ${table}` });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some telephones let only workers tell; the title and the sound do so there.
  }
}
