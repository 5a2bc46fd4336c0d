import type { EngineFlavour } from '@gongdi/bpmn';

/** How a task is carried out: by one attribute that names code, a decision or a built-in kind (`type`). */
export type Way = 'class' | 'expression' | 'delegateExpression' | 'decisionRef' | 'connector' | `type:${string}`;

const CODE: readonly Way[] = ['class', 'expression', 'delegateExpression'];
const types = (...names: readonly string[]): Way[] => names.map((name): Way => `type:${name}`);

/**
 * Ways that an engine really reads, by kind of element. The send task of Flowable and Activiti has built-in kinds only
 * (`SendTaskXMLConverter`), and their rule task has attributes of its own instead of a way.
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

/** The ways of an element of a type; none where the engine runs no code behind it. */
export const waysOf = (engine: EngineFlavour, type: string): readonly Way[] => WAYS[engine][type] ?? [];

/** `mail` of `type:mail`; undefined for the other ways. */
export const builtIn = (way: Way): string | undefined => (way.startsWith('type:') ? way.slice(5) : undefined);

/** A worker outside the engine fetches the task: camunda and Flowable call it differently, Flowable takes both names. */
export const isWorker = (way: Way): boolean => way === 'type:external' || way === 'type:external-worker';
