// @vitest-environment jsdom
import { CallFailure, stepCalls } from '@gongdi/api';
import { ERRORS, stepsOf } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderHook } from '../../../testing/render-hook.tsx';
import { sample, sampleRow } from '../../../testing/sample.ts';
import { useTakeStep } from './use-take-step.ts';

const { refuse } = stepCalls(sample);
const step = stepsOf(sample).find(({ name }) => name === 'refuse')!;

async function taken(answer: Error | object, given: Record<string, unknown> = { remark: '缺照片' }) {
  const server = new FakeServer().on(refuse!, answer);
  const onTaken = vi.fn();
  const row = sampleRow('a', { state: 2 });
  const { page, now } = await renderHook(() => useTakeStep(sample, row, step, { onTaken, stale: 'now' }), { server });
  let problems: readonly unknown[] = [];
  await page.act(async () => {
    problems = await now().take(given);
  });
  return { page, server, onTaken, problems, now };
}

test('the step is sent with the version that the user saw', async () => {
  const { page, server, onTaken, problems } = await taken({});
  expect(server.sent(refuse!)).toEqual([{ body: { remark: '缺照片', id: 'a', version: 3 } }]);
  expect([problems, onTaken.mock.calls.length]).toEqual([[], 1]);
  await page.until('已退回');
});

test('input cannot name another record or version', async () => {
  const { server } = await taken({}, { remark: 'x', id: 'b', version: 9 });
  expect(server.sent(refuse!)).toEqual([{ body: { remark: 'x', id: 'a', version: 3 } }]);
});

test('the problems of the fields go to the form, without a message', async () => {
  const problems = [{ path: 'remark', message: '太短' }] as never;
  const { page, onTaken, problems: found } = await taken(new CallFailure('校验失败', { status: 422, problems }));
  expect([found, onTaken.mock.calls.length, page.text.includes('校验失败')]).toEqual([problems, 0, false]);
});

test('whoever was overtaken reads why, keeps the input, and the list is read again', async () => {
  const conflict = new CallFailure('数据已被他人修改', { code: ERRORS.conflict.code, status: 409 });
  const { page, onTaken, now } = await taken(conflict);
  await page.until('数据已被他人修改');
  expect([onTaken.mock.calls.length, now().busy]).toEqual([0, false]);
});

test('without a network a step that needs one keeps no files on the device', async () => {
  const { now } = await taken({});
  expect(now().local).toBeNull();
});
