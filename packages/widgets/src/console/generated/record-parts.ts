// Written by `npm run generate` from the files that it lists.
import bpm from '../modules/processes/bpm/record-part.ts';
import projectlabel from '../modules/construction/projectlabel/record-part.ts';
import type { RecordPart } from '../generic/resource/record-part.ts';

export const RECORD_PARTS: readonly RecordPart[] = [bpm, projectlabel];
