export * from './fen.ts';
export * from './postings.ts';
