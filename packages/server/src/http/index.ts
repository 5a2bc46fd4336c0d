export { makeApp, type AppOptions } from './app.ts';
export { defaultRateLimits, type RateLimits } from './limits.ts';
export type { LogMode } from './log.ts';
export { mayTalk, type Origins } from './security.ts';
