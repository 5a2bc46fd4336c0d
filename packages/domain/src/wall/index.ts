export * from './layout.ts';
export { startingPages } from './starting-pages.ts';
