import { labelsOf } from '../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Returns a text in both languages. */
export const telemetryLabel = labelsOf(zh, en);
