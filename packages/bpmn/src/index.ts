export * from './model/index.ts';
export * from './convert/index.ts';
export * from './marks/index.ts';
export * from './expression/index.ts';
export * from './timer/index.ts';
export * from './check/index.ts';
export * from './draw/index.ts';
