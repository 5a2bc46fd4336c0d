import { functionsIn } from '../expression/index.ts';
import type { ModdleElement } from './types.ts';

/** Functions that expressions may call in Camunda 7: its own and those of its Spin plugin. */
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
 * Functions that a text calls and the engine does not have, for which it refuses the model. Flowable's all have a
 * prefix; those with one that we do not know may be the user's own.
 */
export function unknownFunctions(engine: 'camunda' | 'flowable', text: string): string[] {
  return functionsIn(text).filter((name) =>
    engine === 'camunda' ? !CAMUNDA_FUNCTIONS.has(name) : !name.includes(':'),
  );
}

/** What Flowable throws in the middle of a process. It does not read link events, so that one of those throws nothing. */
const FLOWABLE_THROWS = new Set([
  'bpmn:SignalEventDefinition',
  'bpmn:EscalationEventDefinition',
  'bpmn:CompensateEventDefinition',
  'bpmn:LinkEventDefinition',
]);

/** The definition for which Flowable refuses an intermediate event, if there is one. */
export function refusedByFlowable(event: ModdleElement): ModdleElement | undefined {
  const definitions = (event['eventDefinitions'] as ModdleElement[] | undefined) ?? [];
  if (event.$type === 'bpmn:IntermediateThrowEvent')
    return definitions.find(({ $type }) => !FLOWABLE_THROWS.has($type));
  if (event.$type !== 'bpmn:IntermediateCatchEvent') return undefined;
  return definitions.find(({ $type }) => $type === 'bpmn:LinkEventDefinition');
}
