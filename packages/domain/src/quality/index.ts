export * from './chain.ts';
export * from './codes.ts';
export * from './grades.ts';
export * from './judge.ts';
export * from './lot.ts';
export * from './notice.ts';
export * from './sample.ts';
export * from './signers.ts';
