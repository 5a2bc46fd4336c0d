export * from './adapter.ts';
export { connectEngine } from './connect.ts';
export { DEFAULT_TIMEOUT } from './http.ts';
export { bpmnName } from './resource-name.ts';
export * from './history/index.ts';
export * from './runtime/index.ts';
