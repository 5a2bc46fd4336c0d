import { type Model, walk } from '@gongdi/bpmn';
import { childOf, isType, type ModdleElement } from '../../diagram/model.ts';

/**
 * Applies to a version the change that the editor makes in each model on opening: an exclusive gateway gets the
 * attribute that shows its marker. Otherwise a model would differ from the file from which it was just read.
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
