export * from './changes.ts';
export { logActions, type LogAction } from './words.ts';
