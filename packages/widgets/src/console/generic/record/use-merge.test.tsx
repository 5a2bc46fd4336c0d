// @vitest-environment jsdom
import { CallFailure, calls, resourceCalls } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderHook } from '../../testing/render-hook.tsx';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.tsx';
import { sample, sampleRow, type SampleRow } from '../../testing/sample.ts';
import { useMerge } from './use-merge.tsx';

const { edit, detail } = resourceCalls(sample);
const conflict = () => new CallFailure('冲突', { code: ERRORS.conflict.code, status: 409 });

/** A server with one record, which it changes only for who has its version. */
function serverWith(stored: SampleRow): { server: FakeServer; stored: { row: SampleRow } } {
  const held = { row: stored };
  const server = new FakeServer()
    .on(detail!, () => held.row as never)
    .on(calls.record.timeline, {
      list: [
        { id: '2', comment: { id: 'c' }, by: { nickname: '评论的人' } },
        { id: '1', comment: null, by: { nickname: '王建' } },
      ],
      next: null,
    } as never)
    .on(edit!, ({ body }) => {
      const sent = body as SampleRow;
      if (sent['version'] !== held.row['version']) throw conflict();
      held.row = { ...held.row, ...sent, version: (held.row['version'] as number) + 1 };
      return held.row;
    });
  return { server, stored: held };
}

async function merging(server: FakeServer) {
  const { page, now } = await renderHook(() => useMerge(sample), { server });
  const save = async (base: SampleRow, input: SampleRow) => {
    let result: unknown;
    await page.act(async () => {
      result = await now()
        .save(base, input)
        .catch((error: unknown) => error);
    });
    return result;
  };
  return { page, save };
}

/** The hook with its dialog on the page. */
async function withDialog(server: FakeServer, options: ConsoleOptions = {}) {
  const held: { save?: ReturnType<typeof useMerge>['save']; result?: unknown } = {};
  function Form() {
    const { save, dialog } = useMerge(sample);
    return (
      <>
        <button onClick={() => void (held.save = save)}>keep</button>
        {dialog}
      </>
    );
  }
  const page = await renderConsole(<Form />, { server, ...options });
  await page.press('keep');
  const begin = (base: SampleRow, input: SampleRow) =>
    page.act(() => {
      void held.save!(base, input).then((result) => (held.result = result));
    });
  return { page, begin, held };
}

const base = sampleRow('a', { title: '甲', remark: '无' });

test('without a conflict it is saved as it was typed', async () => {
  const { server } = serverWith(base);
  const { save } = await merging(server);
  expect(await save(base, { ...base, title: '乙' })).toBe(true);
  expect(server.names()).toEqual([edit!.name]);
});

test('changes of different fields are merged without a question, and the user is told by whom', async () => {
  const { server, stored } = serverWith({ ...base, remark: '别人的', version: 4 });
  const { page, save } = await merging(server);
  expect(await save(base, { ...base, title: '我的' })).toBe(true);
  expect(stored.row).toMatchObject({ title: '我的', remark: '别人的' });
  await page.until('已与 王建 的修改合并：说明');
});

test('whoever is overtaken again while merging merges again', async () => {
  const { server, stored } = serverWith({ ...base, version: 4 });
  let overtaken = 0;
  server.on(edit!, ({ body }) => {
    const sent = body as SampleRow;
    if (overtaken < 3) {
      overtaken += 1;
      stored.row = { ...stored.row, remark: `第 ${overtaken} 次`, version: 4 + overtaken };
      throw conflict();
    }
    stored.row = sent;
    return sent;
  });
  const { save } = await merging(server);
  expect(await save(base, { ...base, title: '我的' })).toBe(true);
  expect(stored.row).toMatchObject({ title: '我的', remark: '第 3 次', version: 7 });
});

test('against a writer that never stops the save fails at last', async () => {
  const { server, stored } = serverWith({ ...base, version: 4 });
  server.on(edit!, () => {
    stored.row = { ...stored.row, version: (stored.row['version'] as number) + 1 };
    throw conflict();
  });
  const { save } = await merging(server);
  expect(await save(base, { ...base, title: '我的' })).toBeInstanceOf(CallFailure);
  expect(server.sent(edit!).length).toBeLessThan(10);
});

test('another refusal is none of its business', async () => {
  const { server } = serverWith(base);
  const refused = new CallFailure('校验失败', { status: 422 });
  server.on(edit!, refused);
  const { save } = await merging(server);
  expect(await save(base, base)).toBe(refused);
  expect(server.names()).toEqual([edit!.name]);
});

test('a conflict over the same version, as of a record in another state, is not merged', async () => {
  const { server } = serverWith(base);
  server.on(edit!, conflict());
  const { save } = await merging(server);
  expect(await save(base, base)).toBeInstanceOf(CallFailure);
  expect(server.sent(edit!).length).toBe(1);
});

test('a record that is gone is said to be gone, and what was typed is not lost silently', async () => {
  const { server } = serverWith({ ...base, version: 4 });
  server.on(detail!, new CallFailure('数据不存在!', { status: 404 }));
  const { page, save } = await merging(server);
  expect(await save(base, { ...base, title: '我的' })).toMatchObject({ message: '数据不存在!' });
  await page.until('您填写的内容仍在本页');
});

test('of a field that both have changed the user chooses; the other fields come along', async () => {
  const { server, stored } = serverWith({ ...base, title: '别人的', remark: '补充', version: 4 });
  const { page, begin, held } = await withDialog(server);
  await begin(base, { ...base, title: '我的' });
  await page.until('王建 在您编辑期间保存了修改');
  expect(page.text).toContain('会一并保留）：说明');
  expect(page.all('fieldset').length).toBe(1);
  await page.act(() => page.all<HTMLInputElement>('input[type=radio]')[1]!.click());
  await page.press('按所选保存');
  await page.until(() => held.result !== undefined);
  expect(held.result).toBe(true);
  expect(stored.row).toMatchObject({ title: '别人的', remark: '补充' });
});

test('a choice can be taken back to the own value', async () => {
  const { server, stored } = serverWith({ ...base, title: '别人的', version: 4 });
  const { page, begin, held } = await withDialog(server);
  await begin(base, { ...base, title: '我的' });
  await page.until('有人同时修改了这条记录');
  for (const at of [1, 0]) await page.act(() => page.all<HTMLInputElement>('input[type=radio]')[at]!.click());
  await page.press('按所选保存');
  await page.until(() => held.result !== undefined);
  expect(stored.row['title']).toBe('我的');
});

test('whoever goes back goes on editing, and nothing is written', async () => {
  const { server, stored } = serverWith({ ...base, title: '别人的', version: 4 });
  const { page, begin, held } = await withDialog(server);
  await begin(base, { ...base, title: '我的' });
  await page.until('有人同时修改了这条记录');
  await page.press('返回继续编辑');
  await page.until(() => held.result !== undefined);
  expect([held.result, stored.row['title']]).toEqual([false, '别人的']);
});

test('if nobody knows who it was, it was somebody', async () => {
  const { server } = serverWith({ ...base, title: '别人的', version: 4 });
  server.on(calls.record.timeline, new CallFailure('网络错误'));
  const { page, begin } = await withDialog(server);
  await begin(base, { ...base, title: '我的' });
  await page.until('有人 在您编辑期间保存了修改');
});
