import type { EngineFlavour } from '@gongdi/bpmn';

/** Implementation of a task: one attribute that names code, a decision or a built-in kind (`type`). */
export type Way = 'class' | 'expression' | 'delegateExpression' | 'decisionRef' | 'connector' | `type:${string}`;

const CODE: readonly Way[] = ['class', 'expression', 'delegateExpression'];
const types = (...names: readonly string[]): Way[] => names.map((name): Way => `type:${name}`);

/**
 * The implementations that each engine reads, by element type. The send task of Flowable and Activiti has only built-in
 * kinds (`SendTaskXMLConverter`), and their rule task has separate attributes instead.
 */
const WAYS: Record<EngineFlavour, Readonly<Record<string, readonly Way[]>>> = {
  camunda: {
    'bpmn:ServiceTask': [...CODE, 'type:external', 'connector', ...types('mail', 'shell')],
    'bpmn:SendTask': [...CODE, 'type:external', 'connector', ...types('mail', 'shell')],
    'bpmn:BusinessRuleTask': ['decisionRef', ...CODE, 'type:external', 'connector'],
    'bpmn:MessageEventDefinition': [...CODE, 'type:external', 'connector'],
  },
  flowable: {
    'bpmn:ServiceTask': [...CODE, ...types('http', 'mail', 'dmn', 'external-worker', 'shell', 'camel')],
    'bpmn:SendTask': types('mail', 'dmn', 'camel'),
  },
  activiti: {
    'bpmn:ServiceTask': [...CODE, ...types('mail', 'dmn', 'shell', 'camel', 'mule')],
    'bpmn:SendTask': types('mail', 'dmn', 'camel', 'mule'),
  },
};

/** Returns the implementations of an element type; none if the engine runs no code for it. */
export const waysOf = (engine: EngineFlavour, type: string): readonly Way[] => WAYS[engine][type] ?? [];

/** Returns `mail` for `type:mail`; undefined for other implementations. */
export const builtIn = (way: Way | ''): string | undefined => (way.startsWith('type:') ? way.slice(5) : undefined);

/** A group of settings in the form of an implementation. `code` is the attribute that names the code. */
export type Setting = 'code' | 'decision' | 'connector' | 'worker' | 'result' | 'fields';

const SETTINGS: Readonly<Partial<Record<Way | '', readonly Setting[]>>> = {
  '': [],
  class: ['code', 'fields'],
  expression: ['code', 'result'],
  delegateExpression: ['code', 'fields'],
  decisionRef: ['decision', 'result'],
  connector: ['connector'],
  // an external worker fetches the task; camunda and Flowable use different names, and Flowable accepts both
  'type:external': ['worker'],
  'type:external-worker': ['worker'],
};

/** Returns the settings of an implementation; every other built-in kind is configured by fields. */
export const settingsOf = (way: Way | ''): readonly Setting[] => SETTINGS[way] ?? ['fields'];
