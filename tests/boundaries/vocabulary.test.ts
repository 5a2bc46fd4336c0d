import { expect, it } from 'vitest';
import { strayWords } from './vocabulary.ts';

const found = (text: string, file = 'packages/widgets/src/console/text/zh.ts') => strayWords([{ file, text }]);

it('finds words for which the product has another', () => {
  expect(found("overdue: '已逾期 {days} 天',\nlevel: '预警级别',")).toEqual([
    'packages/widgets/src/console/text/zh.ts:1: 「逾期」, say 「超期」',
    'packages/widgets/src/console/text/zh.ts:2: 「预警级别」, say 「报警级别、报警记录」',
  ]);
  expect(found("signIn: '请先登陆'", 'cli/src/text/zh.ts')).toHaveLength(1);
});

it('leaves alone the words themselves, comments and tests', () => {
  expect(found("level1: '预警',\noverdue: '已超期',\n// 逾期 is not said")).toEqual([]);
  expect(found("'逾期'", 'packages/server/src/a.test.ts')).toEqual([]);
  expect(found("'逾期'", 'tests/browser/a.ts')).toEqual([]);
});
