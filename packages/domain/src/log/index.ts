export * from './changes.ts';
export { logActions, logSubjects, type LogAction } from './words.ts';
