export { BpmnError } from './bpmn-error.ts';
export { createEngine, type EngineOptions } from './create.ts';
export { createDelegates, type DelegateRegistration, type NotifyPort } from './delegate/index.ts';
export { createOutsideEngine } from './outside/index.ts';
export { createScriptMachine, type ScriptMachine } from './script/index.ts';
export type * from './types.ts';
