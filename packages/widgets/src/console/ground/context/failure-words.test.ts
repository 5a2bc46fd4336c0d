import { expect, it } from 'vitest';
import { wordsOf } from './failure-words.ts';

const problem = (message: string) => ({ path: '', code: 'x', message });

it('tells what a call was refused for, each thing once and only as much as a toast holds', () => {
  expect(
    wordsOf({ message: '流程模型有误，请按提示修改', problems: [problem('缺少开始事件'), problem('缺少开始事件')] }),
  ).toBe('流程模型有误，请按提示修改\n缺少开始事件');
  expect(wordsOf({ message: '有误', problems: [problem('有误')] })).toBe('有误');
  const many = Array.from({ length: 9 }, (_, index) => problem(String(index)));
  expect(wordsOf({ message: '有误', problems: many }).split('\n')).toHaveLength(6);
});
