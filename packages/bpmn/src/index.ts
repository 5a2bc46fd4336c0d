export * from './model/index.ts';
export * from './convert/index.ts';
