export * from './account.ts';
export * from './bank-file.ts';
export * from './ledger.ts';
export * from './line.ts';
