import type { HostConfig } from '@gongdi/api';

declare const GONGDI_VERSION: string;

/** The bundler sets the version; when the sources run unbundled, it is `dev`. */
export const VERSION = typeof GONGDI_VERSION === 'string' ? GONGDI_VERSION : 'dev';

/** State that all copies of the loader on a page share. */
interface Page {
  version: string;
  config: HostConfig;
  /** One function for each mounted element, which restarts it with a configuration that was set later. */
  live: Set<() => void>;
  /** Address of the folder of a build that the browser loads as it was built, file by file. */
  built?: string | undefined;
}

const KEY = Symbol.for('gongdi.elements');

/** Returns the page's single state: the first copy of the loader creates it, later copies find it. */
export function page(): Page {
  const holder = globalThis as { [KEY]?: Page };
  return (holder[KEY] ??= { version: VERSION, config: {}, live: new Set() });
}

/** Set by `by-hand.js` of the package before it loads the loader. */
const BY_HAND = Symbol.for('gongdi.by-hand');

/** Returns whether the host defines the tags itself. The next copy of the loader defines them again by itself. */
export function isByHand(): boolean {
  const holder = globalThis as { [BY_HAND]?: true };
  const byHand = BY_HAND in holder;
  delete holder[BY_HAND];
  return byHand;
}

/**
 * Sets the server address and the session for all elements of the page. Call it once per page, preferably before the
 * first element; elements that are already mounted restart with the new configuration. An element's `config` property
 * takes precedence.
 */
export function configure(config: HostConfig): void {
  const state = page();
  state.config = config;
  // Each function removes itself from the set and adds itself again, so this loop uses a copy of the set.
  const live = Array.from(state.live);
  for (const startAgain of live) startAgain();
}
