import { childOf, type DiagramElement, isType, listOf, type ModdleElement } from '../../diagram/model.ts';

/** Returns the process of a diagram: the root itself, a participant's process, otherwise the document's first. */
export function processOf(definitions: ModdleElement, root?: DiagramElement): ModdleElement | undefined {
  if (root && isType(root, 'bpmn:Process')) return root.businessObject;
  const first = listOf(definitions, 'rootElements').find((element) => isType(element, 'bpmn:Process'));
  if (root && isType(root, 'bpmn:Collaboration')) {
    const referred = listOf(root.businessObject, 'participants').flatMap((one) => childOf(one, 'processRef') ?? []);
    return referred.find((process) => process.get('isExecutable') === true) ?? referred[0] ?? first;
  }
  return first;
}

/** Returns whether the document contains diagram information. */
export const isDrawn = (definitions: ModdleElement): boolean =>
  listOf(definitions, 'diagrams').some((diagram) => listOf(childOf(diagram, 'plane'), 'planeElement').length > 0);
