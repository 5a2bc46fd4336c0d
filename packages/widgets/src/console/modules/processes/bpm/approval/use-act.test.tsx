// @vitest-environment jsdom
import { CallFailure } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderHook } from '../../../../testing/render-hook.tsx';
import { APPROVALS, useAct } from './use-act.ts';

/** Runs an action beside a list of tasks; returns how often the list was read after it. */
async function acted(work: () => Promise<unknown>, done?: string) {
  let reads = 0;
  const { page, now } = await renderHook(() => {
    useQuery({ queryKey: [APPROVALS, 'todo'], queryFn: () => (reads += 1) });
    return useAct();
  });
  const before = reads;
  let succeeded: unknown;
  await page.act(async () => {
    succeeded = await now()
      .act(work, done)
      .catch((error: unknown) => error);
  });
  return { page, succeeded, reread: reads - before, busy: now().busy };
}

test('what was done is said, and every list is read again', async () => {
  const { page, ...rest } = await acted(async () => null, '已同意');
  expect(rest).toEqual({ succeeded: true, reread: 1, busy: false });
  await page.until('已同意');
});

test('a refusal tells its first problem, and the lists are read again: somebody may have been faster', async () => {
  const problems = [{ path: 'opinion', message: '请填写意见' }] as never;
  const { page, ...rest } = await acted(
    () => Promise.reject(new CallFailure('校验失败', { status: 422, problems })),
    '已同意',
  );
  expect(rest).toEqual({ succeeded: false, reread: 1, busy: false });
  await page.until('请填写意见');
  expect(page.text).not.toContain('已同意');
});

test('an error of the program is not taken for a refusal', async () => {
  const { succeeded, busy } = await acted(() => Promise.reject(new TypeError('x')));
  expect([succeeded, busy]).toEqual([expect.any(TypeError), false]);
});
