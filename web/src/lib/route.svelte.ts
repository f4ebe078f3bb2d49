import { routeOf, type Entry, type Route } from './address';
import * as keepsakes from './keepsakes';

/** Where the page is. */
class Router {
  route = $state.raw<Route>({ page: 'lobby' });

  constructor() {
    this.read();
    window.addEventListener('popstate', () => this.read());
    window.addEventListener('hashchange', () => this.read());
  }

  go(path: string, entry: Entry = {}): void {
    history.pushState(entry, '', path);
    this.read();
  }

  /** Follows a click on a link within the page without loading the page anew. */
  follow(click: MouseEvent): void {
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    const plain = click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey && !click.altKey;
    if (!link || !plain || click.defaultPrevented || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.target) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  /** Sits down at a table with a token, or only watches without one. */
  sit(table: string, token: string | null): void {
    keepsakes.token.set(table, token);
    this.read();
  }

  private read(): void {
    const route = routeOf(location.pathname, history.state as Entry | null, location.search);
    if (route.page === 'table' && location.hash.length > 1) {
      // The token of a seat must not stay where others can read it.
      route.token = location.hash.slice(1);
      keepsakes.token.set(route.table, route.token);
      history.replaceState(history.state, '', location.pathname);
    }
    this.route = route;
  }
}

export const router = new Router();
