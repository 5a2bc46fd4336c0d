import type { EngineFlavour } from '@gongdi/bpmn';
import type { ModdleElement } from '../../../diagram/model.ts';

/** The kinds of listener (designer specification, section 3). */
export const LISTENER_TYPES = [
  'classListener',
  'expressionListener',
  'delegateExpressionListener',
  'scriptListener',
] as const;
export type ListenerType = (typeof LISTENER_TYPES)[number];

export type ListenerKind = 'ExecutionListener' | 'TaskListener';
export type ScriptPlace = 'inlineScript' | 'externalScript';
export type TimerType = 'date' | 'duration' | 'cycle' | 'null';

export interface FieldValues {
  name: string;
  fieldType: 'string' | 'expression';
  /** The string or the expression of the field. */
  value: string;
  /** The element from which the field was read. It is written back unchanged if the field does not change. */
  source?: ModdleElement;
}

/** The values of a listener in the form. */
export interface ListenerValues {
  id: string;
  event: string;
  listenerType: ListenerType;
  class: string;
  expression: string;
  delegateExpression: string;
  scriptFormat: string;
  scriptType: ScriptPlace;
  value: string;
  resource: string;
  eventDefinitionType: TimerType;
  timer: string;
  fields: readonly FieldValues[];
}

export const NEW_LISTENER: ListenerValues = {
  id: '',
  event: '',
  listenerType: 'classListener',
  class: '',
  expression: '',
  delegateExpression: '',
  scriptFormat: '',
  scriptType: 'inlineScript',
  value: '',
  resource: '',
  eventDefinitionType: 'null',
  timer: '',
  fields: [],
};

/** The listener features of an engine. */
interface ListenerAbilities {
  types: readonly ListenerType[];
  externalScript: boolean;
  /** Whether task listeners have an id that the engine reads. */
  taskListenerId: boolean;
  taskEvents: readonly string[];
}

const CLASSIC = LISTENER_TYPES.filter((type) => type !== 'scriptListener');
const TASK_EVENTS = ['create', 'assignment', 'complete', 'delete'];

export const LISTENER_ABILITIES: Record<EngineFlavour, ListenerAbilities> = {
  camunda: {
    types: LISTENER_TYPES,
    externalScript: true,
    taskListenerId: true,
    taskEvents: [...TASK_EVENTS, 'update', 'timeout'],
  },
  flowable: { types: LISTENER_TYPES, externalScript: false, taskListenerId: false, taskEvents: TASK_EVENTS },
  activiti: { types: CLASSIC, externalScript: false, taskListenerId: false, taskEvents: TASK_EVENTS },
};

/** Returns whether a listener of this event has a timer of its own; this depends on the engine. */
export const hasTimer = (engine: EngineFlavour, kind: ListenerKind, event: string): boolean =>
  kind === 'TaskListener' && event === 'timeout' && LISTENER_ABILITIES[engine].taskEvents.includes(event);
