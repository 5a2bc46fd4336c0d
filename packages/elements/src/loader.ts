/**
 * Entry point that a page loads with one script tag. It defines the tags at once; a widget loads when its element
 * connects.
 */
import { register } from './index.ts';

export { configure, register } from './index.ts';

register();
