export * from './days.ts';
export * from './defaults.ts';
export * from './hours.ts';
export * from './judge.ts';
export * from './month.ts';
export * from './pair.ts';
export * from './plan.ts';
export * from './types.ts';
