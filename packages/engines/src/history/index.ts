export { connectHistory } from './connect-history.ts';
export type { HistoryOptions, HistoryReader, InstanceSnapshot, TaskFacts } from './types.ts';
