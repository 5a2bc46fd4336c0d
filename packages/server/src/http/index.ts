export { makeApp } from './app.ts';
export { defaultBodyLimits, type BodyLimits } from './bodies.ts';
export { defaultConnectionLimits, type ConnectionLimits } from './connections.ts';
export type { TrustProxy } from './forwarded.ts';
export { healthOf } from './health.ts';
export { defaultRateLimits, type RateLimits } from './limits.ts';
export type { LogMode } from './log.ts';
export { mayTalk } from './security.ts';
export { productTls, TlsError, type HttpsIdentity, type TlsFiles } from './tls/index.ts';
