import { summaryOf } from '../summary.ts';
import type { Format } from './format.ts';

/** `{ files: [{ file, findings }], summary }`. */
export const json: Format = (reports) => JSON.stringify({ files: reports, summary: summaryOf(reports) }, null, 2);
