import fontUrl from 'bpmn-js/dist/assets/bpmn-font/font/bpmn.woff2?url';
import { adoptCss, loadFont } from '../kit/shadow/index.ts';
import iconBaseCss from './icons.css?inline';

/** Adopts the styles of palette and menus, which only an editing canvas has; the icons themselves are loaded later. */
export function adoptModelerCss(root: ShadowRoot): void {
  adoptCss(root, iconBaseCss);
}

/** Loads the icons after the first paint: the font once for a document, and the rules with its characters. */
export async function loadIcons(root: ShadowRoot): Promise<void> {
  const [{ iconCodes }] = await Promise.all([import('./icon-codes.ts'), loadFont(root.ownerDocument, 'bpmn', fontUrl)]);
  adoptCss(root, iconCodes);
}
