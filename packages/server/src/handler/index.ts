export * from './address.ts';
export type * from './caller.ts';
export * from './handler.ts';
export { refused } from './refused.ts';
