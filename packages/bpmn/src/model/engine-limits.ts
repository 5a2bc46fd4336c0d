import { functionsIn } from '../expression/index.ts';
import type { ModdleElement } from './types.ts';

/** Functions that expressions may call in Camunda 7: those of the engine and those of its Spin plugin. */
const CAMUNDA_FUNCTIONS: ReadonlySet<string> = new Set([
  'currentUser',
  'currentUserGroups',
  'now',
  'dateTime',
  'S',
  'XML',
  'JSON',
]);

/**
 * Returns the functions that a text calls and that the engine does not have; the engine refuses a model with such a
 * call. All functions of Flowable have a prefix. A function with an unknown prefix may be the user's own, so it is not
 * returned.
 */
export function unknownFunctions(engine: 'camunda' | 'flowable', text: string): string[] {
  return functionsIn(text).filter((name) =>
    engine === 'camunda' ? !CAMUNDA_FUNCTIONS.has(name) : !name.includes(':'),
  );
}

/**
 * The event definitions that Flowable can throw in the middle of a process. Flowable does not read link events, so an
 * event with only a link definition throws nothing.
 */
const FLOWABLE_THROWS = new Set([
  'bpmn:SignalEventDefinition',
  'bpmn:EscalationEventDefinition',
  'bpmn:CompensateEventDefinition',
  'bpmn:LinkEventDefinition',
]);

/** Returns the event definition for which Flowable refuses an intermediate event, if there is one. */
export function refusedByFlowable(event: ModdleElement): ModdleElement | undefined {
  const definitions = (event['eventDefinitions'] as ModdleElement[] | undefined) ?? [];
  if (event.$type === 'bpmn:IntermediateThrowEvent')
    return definitions.find(({ $type }) => !FLOWABLE_THROWS.has($type));
  if (event.$type !== 'bpmn:IntermediateCatchEvent') return undefined;
  return definitions.find(({ $type }) => $type === 'bpmn:LinkEventDefinition');
}
