import { expect, test } from 'vitest';
import { changesIn, subjectWord } from './log-words.ts';

test('an entry says what it is about in words', () => {
  expect(subjectWord('hiddenDangerRectification', 'zh')).toBe('整改单');
  expect(subjectWord('process_model', 'en')).toBe('Process model');
  expect(subjectWord('of_another_time', 'zh')).toBe('of_another_time');
});

test('changes have the labels of their fields and values that can be shown; texts of several lines stay whole', () => {
  const written = 'measure: -- → 已补\n第二行: 仍缺 → 一处\nstatus: 1 → 2\nsignature: -- → {"id": "x"}';
  expect(changesIn('hiddenDangerRectification', written, 'zh')).toMatchObject([
    { label: '整改情况', before: null, after: '已补\n第二行: 仍缺 → 一处' },
    { label: '整改状态', before: 1, after: 2 },
    { label: '复查人签名', before: null, after: { id: 'x' } },
  ]);
  expect(changesIn('process_model', 'name: a → b', 'zh')).toEqual([{ label: 'name', before: 'a', after: 'b' }]);
  expect(changesIn('staff', 'added: -- → 20000', 'zh')).toEqual([{ label: '新增条数', before: null, after: '20000' }]);
});
