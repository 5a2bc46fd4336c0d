export { BpmnError } from './bpmn-error.ts';
export { createEngine, type EngineOptions } from './create.ts';
export type * from './types.ts';
