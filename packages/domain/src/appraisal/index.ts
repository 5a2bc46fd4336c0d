export * from './check.ts';
export * from './score.ts';
export * from './weights.ts';
export * from './target.ts';
