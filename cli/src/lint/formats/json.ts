import { summaryOf } from '../summary.ts';
import type { Format } from './format.ts';

/** `{ files: [{ file, findings }], summary, baseline? }`. */
export const json: Format = (reports, { baseline }) =>
  JSON.stringify({ files: reports, summary: summaryOf(reports), ...(baseline ? { baseline } : {}) }, null, 2);
