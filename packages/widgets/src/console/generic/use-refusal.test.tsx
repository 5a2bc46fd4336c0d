// @vitest-environment jsdom
import { CallFailure } from '@gongdi/api';
import { ERRORS, type FieldProblem } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { consoleText } from '../ground/text/index.ts';
import { renderHook } from '../testing/render-hook.tsx';
import { useRefusal } from './use-refusal.ts';

const { zh } = consoleText;
const conflict = new CallFailure('数据冲突', { code: ERRORS.conflict.code, status: 409 });
const problems = [{ path: 'title', message: '必填' }] as unknown as readonly FieldProblem[];

async function refused(error: unknown, reload?: () => void) {
  const { page, now } = await renderHook(() => useRefusal(reload));
  let found: readonly FieldProblem[] = [];
  await page.act(() => {
    found = now()(error);
  });
  return { page, found };
}

test('whoever was overtaken may begin again from the newest state, or go on', async () => {
  const reload = vi.fn();
  const { page, found } = await refused(conflict, reload);
  expect([found, page.text.includes(zh.conflict)]).toEqual([[], true]);
  await page.press(zh.stay);
  expect(reload).not.toHaveBeenCalled();
  await page.unmount();
  const again = await refused(conflict, reload);
  await again.page.press(zh.reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('a new record cannot be read again: the reason is a message', async () => {
  const { page } = await refused(conflict);
  await page.until('数据冲突');
  expect(page.choices).toEqual([]);
});

test('problems belong to the form, which shows them', async () => {
  const { page, found } = await refused(new CallFailure('校验失败', { code: 42200, status: 422, problems }));
  expect(found).toBe(problems);
  expect(page.text).not.toContain('校验失败');
});

test('an error of the program is not taken for a refusal', async () => {
  await expect(refused(new TypeError('x'))).rejects.toThrow(TypeError);
});
