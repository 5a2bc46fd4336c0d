export { connectHistory } from './connect-history.ts';
export type { HistoryOptions, HistoryReader, InstanceSnapshot } from './types.ts';
