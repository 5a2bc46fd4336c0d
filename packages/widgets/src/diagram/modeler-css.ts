import iconCss from 'bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css?inline';
import fontUrl from 'bpmn-js/dist/assets/bpmn-font/font/bpmn.woff2?url';
import minimapCss from 'diagram-js-minimap/assets/diagram-js-minimap.css?inline';
import { adoptCss, loadFont } from '../kit/shadow/index.ts';
import iconBaseCss from './icons.css?inline';

const css = [minimapCss, iconBaseCss, iconCss].join('\n');

/** What only an editing canvas needs: icons of palette and menus with their font, minimap. */
export function adoptModelerCss(root: ShadowRoot): void {
  adoptCss(root, css);
  void loadFont(root.ownerDocument, 'bpmn', fontUrl);
}
