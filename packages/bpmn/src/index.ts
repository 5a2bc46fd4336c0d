export * from './model/index.ts';
export * from './convert/index.ts';
export * from './marks/index.ts';
