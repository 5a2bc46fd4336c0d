export * from './capitals.ts';
export * from './fen.ts';
export * from './postings.ts';
