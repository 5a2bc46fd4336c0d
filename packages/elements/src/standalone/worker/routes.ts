/** Path of the file that is no entry of `assets/`, so its name stays when its content changes. */
export const LOADER = '/elements/loader.js';
/** Path under which the page of the console is kept. */
export const PAGE = '/';

/** Files that are named by their content; those of pdf.js in folders of their own are large and stay out. */
const ASSET = /^\/elements\/assets\/[\w.-]+$/;
/** A file, and what only a server can answer. */
const NO_PAGE = /^\/(?:api|elements)\/|\.\w+$/;

export type Route = 'page' | 'loader' | 'asset';

/**
 * Returns how a request is answered; undefined: the worker leaves it alone. No call of the API is ever touched, nor
 * anything of another origin.
 */
export function routeOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string) {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return undefined;
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? undefined : ('page' satisfies Route);
  if (pathname === LOADER) return 'loader' satisfies Route;
  return ASSET.test(pathname) ? ('asset' satisfies Route) : undefined;
}
