import { extensionsOf, localName } from './extensions.ts';
import type { ModdleElement } from '../model/types.ts';

/**
 * What bpmnlint's rules take for granted and a model need not have. Each answers with the element that the rule may look
 * at, or with `undefined` where there is nothing for it to find.
 */
export const PEER_GUARDS: Readonly<Record<string, (element: ModdleElement) => ModdleElement | undefined>> = {
  global: withRoots,
  'no-bpmndi': (definitions) => withPlanes(withRoots(definitions)),
  'event-sub-process-typed-start-event': withTypedStarts,
  'no-implicit-end': (node) => (isCompensatedBoundary(node) ? undefined : node),
};

/** moddle makes the list when it is asked for. */
function withRoots(definitions: ModdleElement): ModdleElement {
  definitions.get('rootElements');
  return definitions;
}

/** The same element, in the eyes of a rule, with the diagrams that have a plane. */
function withPlanes(definitions: ModdleElement): ModdleElement {
  const diagrams = definitions.get('diagrams') as ModdleElement[];
  const whole = diagrams.filter((diagram) => diagram['plane']);
  if (whole.length === diagrams.length) return definitions;
  return Object.create(definitions, {
    get: { value: (name: string) => (name === 'diagrams' ? whole : definitions.get(name)) },
  });
}

/** Flowable's events of its registry and of variables are extension elements. */
const EXTENSION_EVENTS: ReadonlySet<string> = new Set(['eventType', 'variableListenerEventDefinition']);

/** The sub-process, in the eyes of the rule, without the starts that an extension element gives a kind. */
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
 * The rule asks the associations of the process for their sources. One without a source, or an event in no process,
 * is its end; so the question is answered here.
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
