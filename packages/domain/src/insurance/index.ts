export * from './cover.ts';
