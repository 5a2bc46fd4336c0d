export type * from './caller.ts';
export * from './handler.ts';
