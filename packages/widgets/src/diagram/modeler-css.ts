import iconCss from 'bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css?inline';
import fontUrl from 'bpmn-js/dist/assets/bpmn-font/font/bpmn.woff2?url';
import { adoptCss, loadFont } from '../kit/shadow/index.ts';
import iconBaseCss from './icons.css?inline';

const css = [iconBaseCss, iconCss].join('\n');

/** What only an editing canvas needs: icons of palette and menus. */
export function adoptModelerCss(root: ShadowRoot): void {
  adoptCss(root, css);
}

/** The icons' font, once for a document; loaded after the first picture, their places are kept free. */
export const loadIcons = (document: Document): Promise<void> => loadFont(document, 'bpmn', fontUrl);
