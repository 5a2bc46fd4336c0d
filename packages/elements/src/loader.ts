/** What a page loads with one script tag: the tags are defined at once, a widget comes when its tag connects. */
import { register } from './index.ts';

export { configure, register } from './index.ts';

register();
