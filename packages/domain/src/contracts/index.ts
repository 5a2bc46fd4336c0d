export * from './certificate.ts';
export * from './claim.ts';
export * from './cost.ts';
export * from './curve.ts';
export * from './ledger.ts';
export * from './measure.ts';
export * from './term.ts';
