import iconCss from 'bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css?inline';
import minimapCss from 'diagram-js-minimap/assets/diagram-js-minimap.css?inline';
import iconBaseCss from './icons.css?inline';
import { adopt, sheetOf } from './sheets.ts';

let sheet: CSSStyleSheet | undefined;

/** Styles that only an editing canvas needs: icons of palette and menus, minimap. */
export function adoptModelerSheet(root: ShadowRoot): void {
  sheet ??= sheetOf([minimapCss, iconBaseCss, iconCss].join('\n'));
  adopt(root, [sheet]);
}
