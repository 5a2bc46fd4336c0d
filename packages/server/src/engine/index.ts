export { BpmnError } from './bpmn-error.ts';
export type * from './types.ts';
