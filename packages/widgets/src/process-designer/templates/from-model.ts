import { type Model, walk } from '@gongdi/bpmn';
import { childOf, isType, listOf, type ModdleElement, type Rect } from '../../diagram/model.ts';
import type { Moddle } from '../../diagram/services.ts';
import { drawnIn } from '../compare/drawn.ts';
import type { Piece, PieceFlow, PieceNode } from './piece.ts';

const PREFIXES = [
  ['bpmn:SequenceFlow', 'Flow_'],
  ['bpmn:Gateway', 'Gateway_'],
  ['bpmn:Event', 'Event_'],
  ['bpmn:Activity', 'Activity_'],
] as const;

/**
 * Splits the process of a model into a piece for another model of the same engine. All elements get ids that are free
 * in that model. The source model must not be used afterwards.
 */
export function fromModel(model: Model, moddle: Moddle): Piece {
  const process = listOf(model.definitions as unknown as ModdleElement, 'rootElements').find((root) =>
    isType(root, 'bpmn:Process'),
  );
  const elements = listOf(process, 'flowElements');
  const drawn = new Map(drawnIn(model, new Set<unknown>(elements), undefined).map((one) => [one.element, one]));
  const nodes: PieceNode[] = [];
  const flows: PieceFlow[] = [];
  for (const businessObject of elements) {
    const drawing = drawn.get(businessObject);
    if (!drawing) continue;
    if (drawing.kind === 'shape') nodes.push(nodeOf(businessObject, drawing.bounds));
    else flows.push(flowOf(businessObject, drawing.waypoints));
  }
  for (const { businessObject } of [...nodes, ...flows]) detach(businessObject, moddle);
  return { nodes, flows, roots: [] };
}

function nodeOf(businessObject: ModdleElement, bounds: Rect): PieceNode {
  const attachedTo = childOf(businessObject, 'attachedToRef')?.id;
  return { key: keyOf(businessObject), businessObject, bounds, ...(attachedTo === undefined ? {} : { attachedTo }) };
}

function flowOf(businessObject: ModdleElement, waypoints: PieceFlow['waypoints'] & object): PieceFlow {
  const source = childOf(businessObject, 'sourceRef');
  return {
    from: keyOf(source),
    to: keyOf(childOf(businessObject, 'targetRef')),
    businessObject,
    waypoints,
    ...(source && childOf(source, 'default') === businessObject ? { isDefault: true } : {}),
  };
}

const keyOf = (element: ModdleElement | undefined): string => element?.id ?? '';

/** Removes the references to the source model: connections are set again when the element is drawn. */
function detach(element: ModdleElement, moddle: Moddle): void {
  for (const property of ['incoming', 'outgoing', 'sourceRef', 'targetRef', 'attachedToRef', 'default']) {
    if (Object.hasOwn(element, property)) element.set(property, undefined);
  }
  element.$parent = undefined;
  walk(element as never, (part) => {
    const inside = part as unknown as ModdleElement;
    if (inside.id === undefined) return;
    const prefix = PREFIXES.find(([type]) => isType(inside, type))?.[1] ?? `${inside.$type.replace(/^\w+:/, '')}_`;
    inside.id = moddle.ids.nextPrefixed(prefix, inside);
  });
}
