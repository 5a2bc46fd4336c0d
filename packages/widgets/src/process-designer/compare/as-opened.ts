import { type Model, walk } from '@gongdi/bpmn';
import { childOf, isType, type ModdleElement } from '../../diagram/model.ts';

/**
 * Writes into a version what the editor writes into every model that it opens: that an exclusive gateway shows its
 * marker. Otherwise a model would differ from the file it was just read from.
 */
export function asOpened(model: Model): Model {
  walk(model.definitions, (node) => {
    const di = node as unknown as ModdleElement;
    if (di.$type !== 'bpmndi:BPMNShape' || Object.hasOwn(di, 'isMarkerVisible')) return;
    const element = childOf(di, 'bpmnElement');
    if (element && isType(element, 'bpmn:ExclusiveGateway')) di.set('isMarkerVisible', true);
  });
  return model;
}
