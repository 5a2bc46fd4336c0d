import { extensionsOf, localName } from './extensions.ts';
import type { ModdleElement } from '../model/types.ts';

/**
 * Guards for assumptions of bpmnlint's rules that a model may violate. Each guard returns the element that the rule may
 * inspect, or `undefined` when the rule has nothing to find there.
 */
export const PEER_GUARDS: Readonly<Record<string, (element: ModdleElement) => ModdleElement | undefined>> = {
  global: withRoots,
  'no-bpmndi': (definitions) => withPlanes(withRoots(definitions)),
  'event-sub-process-typed-start-event': withTypedStarts,
  'no-implicit-end': (node) => (isCompensatedBoundary(node) ? undefined : node),
};

/** moddle creates the list `rootElements` when it is read. */
function withRoots(definitions: ModdleElement): ModdleElement {
  definitions.get('rootElements');
  return definitions;
}

/** Returns a view of the element that shows only the diagrams with a plane. */
function withPlanes(definitions: ModdleElement): ModdleElement {
  const diagrams = definitions.get('diagrams') as ModdleElement[];
  const whole = diagrams.filter((diagram) => diagram['plane']);
  if (whole.length === diagrams.length) return definitions;
  return Object.create(definitions, {
    get: { value: (name: string) => (name === 'diagrams' ? whole : definitions.get(name)) },
  });
}

/** Flowable writes its event registry events and variable listener events as extension elements. */
const EXTENSION_EVENTS: ReadonlySet<string> = new Set(['eventType', 'variableListenerEventDefinition']);

/** Returns a view of the sub-process without the start events whose kind is given by an extension element. */
function withTypedStarts(process: ModdleElement): ModdleElement {
  const elements = (process['flowElements'] as ModdleElement[] | undefined) ?? [];
  const untyped = elements.filter(
    (element) =>
      element.$type !== 'bpmn:StartEvent' ||
      !extensionsOf(element).some((extension) => EXTENSION_EVENTS.has(localName(extension))),
  );
  return untyped.length === elements.length ? process : Object.create(process, { flowElements: { value: untyped } });
}

/**
 * The bpmnlint rule reads the source of each association of the process. It throws on an association without a source
 * and on an event outside of a process. In these cases this function answers instead.
 */
function isCompensatedBoundary(node: ModdleElement): boolean {
  if (!node.$instanceOf('bpmn:BoundaryEvent')) return false;
  const definitions = (node['eventDefinitions'] as ModdleElement[] | undefined) ?? [];
  if (definitions.length === 0 || !definitions.every((one) => one.$instanceOf('bpmn:CompensateEventDefinition')))
    return false;
  let owner = node.$parent;
  while (owner && !owner.$instanceOf('bpmn:Process')) owner = owner.$parent;
  const artifacts = (owner?.['artifacts'] as ModdleElement[] | undefined) ?? [];
  const associations = artifacts.filter(({ $type }) => $type === 'bpmn:Association');
  if (owner && associations.every((one) => one['sourceRef'])) return false;
  return associations.some((one) => (one['sourceRef'] as ModdleElement | undefined)?.id === node.id);
}
