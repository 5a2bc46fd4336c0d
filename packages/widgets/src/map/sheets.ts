import { adoptCss } from '../kit/shadow/index.ts';
import css from './map.css?inline';

/** Adopts the style sheets of maps in a shadow root. */
export function adoptMapCss(root: ShadowRoot): void {
  adoptCss(root, css);
}
