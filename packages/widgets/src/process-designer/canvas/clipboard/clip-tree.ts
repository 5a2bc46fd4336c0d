import type { Model } from '@gongdi/bpmn';
import { type DiagramHost, type CopyTree, service } from '../../../diagram/services.ts';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { isType } from '../../../diagram/model.ts';
import { createModeler } from '../../engine/modeler.ts';
import { CLIP_EVENTS } from './clip-document.ts';

/**
 * Returns the tree that the engine would copy from this model. The model is opened behind the canvas for a moment.
 * @throws Error of the engine if the model cannot be drawn
 */
export async function clipTree(host: HTMLElement, model: Model, lang: () => Lang): Promise<CopyTree> {
  const element = document.createElement('div');
  element.className = 'gd-designer-canvas';
  element.inert = true;
  host.prepend(element);
  const modeler = createModeler({ model, container: element, keyboard: false, lang });
  try {
    await modeler.importDefinitions(model.definitions);
    const engine = modeler as unknown as DiagramHost;
    const root = service(engine, 'canvas').getRootElement();
    const eventsAlone = root.businessObject.id === CLIP_EVENTS;
    const elements = (root.children ?? []).filter(
      (child) => !child.labelTarget && (!eventsAlone || isType(child, 'bpmn:BoundaryEvent')),
    );
    return service(engine, 'copyPaste').copy(elements, { clip: false });
  } finally {
    modeler.destroy();
    element.remove();
  }
}
