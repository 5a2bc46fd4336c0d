import { adoptCss } from '../../kit/shadow/index.ts';
import css from './search.css?inline';

/** Adopts what the search box needs in a shadow root. */
export function adoptSearchCss(root: ShadowRoot): void {
  adoptCss(root, css);
}
