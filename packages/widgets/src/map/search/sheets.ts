import { adoptCss } from '../../kit/shadow/index.ts';
import css from './search.css?inline';

/** Adopts the style sheets of the search box in a shadow root. */
export function adoptSearchCss(root: ShadowRoot): void {
  adoptCss(root, css);
}
