import { labelsOf } from '../../text/labels.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export const weatherLabel = labelsOf(zh, en);
