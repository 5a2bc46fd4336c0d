export * from './limits.ts';
export * from './project-file.ts';
export { readMspdi } from './read-mspdi.ts';
export { writeMspdi } from './write-mspdi.ts';
