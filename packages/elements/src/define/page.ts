import type { HostConfig } from '@gongdi/api';

declare const GONGDI_VERSION: string;

/** Set by the bundler; the sources on their own have none. */
export const VERSION = typeof GONGDI_VERSION === 'string' ? GONGDI_VERSION : 'dev';

/** What all copies of the loader on a page share. */
interface Page {
  version: string;
  config: HostConfig;
  /** Of each mounted element: how to start again with a configuration that comes after it. */
  live: Set<() => void>;
}

const KEY = Symbol.for('gongdi.elements');

/** The page's one state: the first copy of the loader makes it, a later one finds it. */
export function page(): Page {
  const holder = globalThis as { [KEY]?: Page };
  return (holder[KEY] ??= { version: VERSION, config: {}, live: new Set() });
}

/**
 * Tells all elements of the page where the server is and who is logged in. Once per page, best before the first
 * element; elements that are already mounted start again with it. An element's `config` property wins over this.
 */
export function configure(config: HostConfig): void {
  const state = page();
  state.config = config;
  // Each takes itself out and in again, so the set as it is now.
  const live = Array.from(state.live);
  for (const startAgain of live) startAgain();
}
