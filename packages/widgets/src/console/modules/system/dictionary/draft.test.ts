import { expect, it } from 'vitest';
import { draftOf, entriesOf, isChanged, moved, newEntry } from './draft.ts';

const entry = (value: number, zh: string) => ({
  value,
  label: { zh, en: `E${value}` },
  color_type: null,
  css_class: null,
  disabled: false,
  built_in: true,
  abbreviation: null,
  path: null,
});
const stored = {
  dict_type: 'x',
  label: { zh: '字典', en: 'Dictionary' },
  version: 0,
  own: true,
  entries: [entry(1, '一'), entry(5, '五')],
};

it('moves within its ends only', () => {
  const draft = draftOf(stored);
  const values = (index: number, by: -1 | 1) => moved(draft, index, by).map((one) => one.value);
  expect(values(0, 1)).toEqual([5, 1]);
  expect(values(1, -1)).toEqual([5, 1]);
  expect(values(0, -1)).toEqual([1, 5]);
  expect(values(1, 1)).toEqual([1, 5]);
});

it('gives a new entry the next free value, and English words that were left out', () => {
  const draft = draftOf(stored);
  const added = { ...newEntry(draft), label: { zh: ' 六 ', en: '' } };
  expect(entriesOf([...draft, added]).at(-1)).toMatchObject({ value: 6, label: { zh: '六', en: '六' } });
});

it('knows whether anything changed', () => {
  const draft = draftOf(stored);
  expect(isChanged(draft, stored)).toBe(false);
  expect(isChanged(moved(draft, 0, 1), stored)).toBe(true);
});
