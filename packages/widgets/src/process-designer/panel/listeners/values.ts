import type { EngineFlavour } from '@gongdi/bpmn';
import type { ModdleElement } from '../../../diagram/model.ts';

/** How the specification (section 3) calls the kinds of listener. */
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
  /** The string or the expression. */
  value: string;
  /** What it was read from; written back as it is while nothing changes. */
  source?: ModdleElement;
}

/** A listener as the form shows it. */
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

/** What an engine can do with listeners. */
interface ListenerAbilities {
  types: readonly ListenerType[];
  externalScript: boolean;
  /** Task listeners carry an id; the engine reads it. */
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

/** Whether a listener of this event has a time of its own, where its engine knows that event. */
export const hasTimer = (engine: EngineFlavour, kind: ListenerKind, event: string): boolean =>
  kind === 'TaskListener' && event === 'timeout' && LISTENER_ABILITIES[engine].taskEvents.includes(event);
