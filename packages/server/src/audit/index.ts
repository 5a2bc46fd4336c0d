export * from './audit.ts';
export { changeHistoryOf } from './change-history.ts';
export { RECORD_CHANNEL, tellRecords, type RecordNews } from './record-news.ts';
