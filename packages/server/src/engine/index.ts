export { createEngine } from './create.ts';
export {
  allowedHosts,
  createDelegates,
  DelegateError,
  isPublicAddress,
  sendGuarded,
  type DelegateRegistration,
  type HttpAnswer,
  type NotifyPort,
} from './delegate/index.ts';
export { createOutsideEngine } from './outside/index.ts';
export { createScriptMachine } from './script/index.ts';
export type * from './types.ts';
