export * from './civil.ts';
export * from './load.ts';
export * from './period.ts';
export * from './progress-line.ts';
export * from './schedule.ts';
export * from './types.ts';
export * from './work-clock.ts';
