export * from './field.ts';
export * from './mask.ts';
export * from './number.ts';
export * from './time.ts';
