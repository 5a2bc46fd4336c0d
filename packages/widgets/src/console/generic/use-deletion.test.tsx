// @vitest-environment jsdom
import { CallFailure } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { consoleText } from '../ground/text/index.ts';
import { renderHook } from '../testing/render-hook.tsx';
import { useDeletion } from './use-deletion.ts';

const { zh } = consoleText;

async function asked(run: () => Promise<unknown>, label?: string) {
  const { page, now } = await renderHook(useDeletion);
  await page.act(() => void now()({ title: '删除甲？', content: '不可恢复', ...(label ? { label } : {}), run }));
  return page;
}

test('nothing is deleted before the question is answered, nor after a no', async () => {
  const run = vi.fn(async () => null);
  const page = await asked(run);
  expect([page.text.includes('删除甲？'), page.text.includes('不可恢复'), run.mock.calls.length]).toEqual([
    true,
    true,
    0,
  ]);
  await page.press(zh.cancel);
  expect(run).not.toHaveBeenCalled();
});

test.each([
  [undefined, zh.delete, '删除成功'],
  ['强制下线', '强制下线', '已强制下线'],
])('after a yes it is done and said (%s)', async (label, button, words) => {
  const run = vi.fn(async () => null);
  const page = await asked(run, label);
  await page.press(button);
  await page.until(words);
  expect(run).toHaveBeenCalledOnce();
  await page.until(() => page.all('.ant-modal-confirm').length === 0);
});

test('what the server refuses is not said to be done, and the question stays', async () => {
  const page = await asked(() => Promise.reject(new CallFailure('已被引用', { code: 40902, status: 409 })));
  await page.press(zh.delete);
  await page.settle();
  expect([page.all('.ant-modal-confirm').length, page.text.includes('删除成功')]).toEqual([1, false]);
});
