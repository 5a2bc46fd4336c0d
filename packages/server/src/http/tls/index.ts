export { followIdentity } from './follow.ts';
export { readIdentity, type HttpsIdentity, type TlsFiles } from './identity.ts';
export { ownNames, selfSigned } from './self-signed.ts';
export { TlsError } from './tls-error.ts';
