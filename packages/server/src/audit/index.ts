export * from './audit.ts';
export { RECORD_CHANNEL, tellRecords, type RecordNews } from './record-news.ts';
