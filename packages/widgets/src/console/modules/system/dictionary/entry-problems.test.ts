import { DICTIONARY_LIMITS } from '@gongdi/api';
import { commonStatus } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { entriesOf, newEntry, type DraftEntry } from './draft.ts';
import { generalProblems, problemsBeforeSending, problemsOfEntry } from './entry-problems.ts';

const entry = (value: number | null, zh = '名称'): DraftEntry => ({ ...newEntry([]), value, label: { zh, en: '' } });
const found = (draft: DraftEntry[], type = 'no_such_dictionary') =>
  problemsBeforeSending(type, entriesOf(draft), 'zh', '值须为 0 至 {max}');

it('wants a value of each entry', () => {
  const message = `值须为 0 至 ${DICTIONARY_LIMITS.value}`;
  expect(found([entry(0), entry(null), entry(2)])).toEqual([{ path: 'entries.1.value', code: 'value', message }]);
  expect(found([entry(0)])).toEqual([]);
});

it('wants what the built-in dictionary wants too', () => {
  const both = found([entry(null)], commonStatus.dict_type);
  expect(both[0]!.path).toBe('entries.0.value');
  expect(both.length).toBeGreaterThan(1);
});

it('tells problems of one entry from those of others and of the whole', () => {
  const problems = ['entries.1.value', 'entries.11.label', 'entries', ''].map((path) => ({
    path,
    code: 'x',
    message: `at ${path}`,
  }));
  expect(problemsOfEntry(problems, 1)).toEqual(['at entries.1.value']);
  expect(problemsOfEntry(problems, 11)).toEqual(['at entries.11.label']);
  expect(generalProblems(problems)).toEqual(['at entries', 'at ']);
});
