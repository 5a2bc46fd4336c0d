export { type NotifyPort, type ProcessNotice } from './built-in.ts';
export { DelegateError } from './delegate-error.ts';
export { signatureOf, type CallOutOptions } from './http-call-out.ts';
export { createDelegates, type DelegateGiven, type DelegateOptions, type DelegateRegistration } from './registry.ts';
