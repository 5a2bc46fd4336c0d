import { expect, it } from 'vitest';
import { inSentence } from './label.ts';

it.each([
  ['Type of works', 'type of works'],
  ['Project', 'project'],
  ['Contract price (CNY)', 'contract price (CNY)'],
  ['ID of the record', 'ID of the record'],
  ['BIM', 'BIM'],
  ['Wi-Fi', 'Wi-Fi'],
  ['工程类别', '工程类别'],
])('%s is %s inside a sentence', (label, written) => expect(inSentence(label)).toBe(written));
