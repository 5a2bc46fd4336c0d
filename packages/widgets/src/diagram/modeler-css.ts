import fontUrl from 'bpmn-js/dist/assets/bpmn-font/font/bpmn.woff2?url';
import { adoptCss, loadFont } from '../kit/shadow/index.ts';
import iconBaseCss from './icons.css?inline';

/** Room for the icons of palette and menus, which only an editing canvas has. */
export function adoptModelerCss(root: ShadowRoot): void {
  adoptCss(root, iconBaseCss);
}

/** The icons themselves, after the first picture: the font once for a document, and which sign is which. */
export async function loadIcons(root: ShadowRoot): Promise<void> {
  const [{ iconCodes }] = await Promise.all([import('./icon-codes.ts'), loadFont(root.ownerDocument, 'bpmn', fontUrl)]);
  adoptCss(root, iconCodes);
}
