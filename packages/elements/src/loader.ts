/**
 * Entry point that a page loads with one script tag. It defines the tags at once; a widget loads when its element
 * connects. In a package the same file is loaded behind `by-hand.js`, and then leaves the tags to the host.
 */
import { isByHand, page } from './define/page.ts';
import { register } from './index.ts';

export { configure, register } from './index.ts';

// Known only under its own name: in a chunk of a host's bundler, other files have other names.
const folder = /.*\/(?=loader\.\ws)/.exec(import.meta.url)?.[0];
if (!isByHand()) {
  page().built ??= folder;
  register();
}
