export * from './curing.ts';
export * from './kinds.ts';
export * from './match.ts';
export * from './plan.ts';
export * from './strength.ts';
