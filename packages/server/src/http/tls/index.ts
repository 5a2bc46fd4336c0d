export type { HttpsIdentity, TlsFiles } from './identity.ts';
export { productTls } from './product-tls.ts';
export { TlsError } from './tls-error.ts';
