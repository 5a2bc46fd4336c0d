export { type NotifyPort, type ProcessNotice } from './built-in.ts';
export { DelegateError } from './delegate-error.ts';
export { signatureOf } from './http-call-out.ts';
export { createDelegates, type DelegateOptions, type DelegateRegistration } from './registry.ts';
