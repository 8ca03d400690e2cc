// The current page, and links that stay within the app.
import { parseRoute, type Route } from './routes';

class Router {
  route = $state<Route>(parseRoute(location.pathname));
  /** The query `?…` and the id after `#`. */
  query = $state(location.search);
  at = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    if (!this.at) scrollTo(0, 0);
  }

  /** Goes there in place of this page: the way back leads past it. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.read();
  }

  private read(): void {
    this.route = parseRoute(location.pathname);
    this.query = location.search;
    this.at = location.hash.slice(1);
  }
}

export const router = new Router();

/** Lets a plain link move within the app; clicks with a modifier keep their meaning. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(node.pathname + node.search + node.hash);
  }
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
