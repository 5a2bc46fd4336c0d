export { allowedHosts, isPublicAddress, type HostPermission } from './allowed-hosts.ts';
export { type NotifyPort, type ProcessNotice } from './built-in.ts';
export { DelegateError } from './delegate-error.ts';
export { signatureOf } from './http-call-out.ts';
export { send as sendGuarded, type HttpAnswer } from './http-request.ts';
export { createDelegates, type DelegateOptions, type DelegateRegistration } from './registry.ts';
