import AlignElementsContextPadProvider from 'bpmn-js/lib/features/align-elements/AlignElementsContextPadProvider.js';
import AlignElementsMenuProvider from 'bpmn-js/lib/features/align-elements/AlignElementsMenuProvider.js';
import DistributeElementsMenuProvider from 'bpmn-js/lib/features/distribute-elements/DistributeElementsMenuProvider.js';
import ReplaceMenuProvider from 'bpmn-js/lib/features/popup-menu/ReplaceMenuProvider.js';
import { type DiagramHost, type EngineModule, service } from '../../diagram/services.ts';
import { addLateModule } from './late-module.ts';

const MENUS: EngineModule = {
  replaceMenuProvider: ['type', ReplaceMenuProvider],
  alignElementsContextPadProvider: ['type', AlignElementsContextPadProvider],
  alignElementsMenuProvider: ['type', AlignElementsMenuProvider],
  distributeElementsMenuProvider: ['type', DistributeElementsMenuProvider],
};

const equipped = new WeakSet<DiagramHost>();

/** Adds the menus "change element" and "align elements", once, to an engine that already shows a diagram. */
export function addMenus(engine: DiagramHost): void {
  if (equipped.has(engine)) return;
  equipped.add(engine);
  const get = addLateModule(engine, MENUS);
  for (const name of Object.keys(MENUS)) get(name);
  // update the pad of the present selection with the new buttons
  const pad = service(engine, 'contextPad');
  const selected = service(engine, 'selection').get();
  const [first, ...rest] = selected;
  if (first && pad.isOpen()) pad.open(rest.length === 0 ? first : selected, true);
}
