// @vitest-environment jsdom
import { CallFailure, resourceCalls } from '@gongdi/api';
import { onlineuser, type AnyResource } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { useSelection } from '../../../kit/grid/select/use-selection.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { MAY_ALL, sample, sampleRow, type SampleRow } from '../../testing/sample.ts';
import { useEffect } from 'react';
import { BulkActions } from './bulk-actions.tsx';

const remove = resourceCalls(sample).delete!;

interface Given {
  rows: readonly SampleRow[];
  server?: FakeServer;
  may?: readonly string[];
  resource?: AnyResource;
}

async function selected({ rows, server = new FakeServer(), may = MAY_ALL, resource = sample }: Given) {
  const held: { left: readonly SampleRow[] } = { left: [] };
  const exported = vi.fn();
  function List() {
    const selection = useSelection<SampleRow>((row) => String(row['title']));
    const { set } = selection;
    useEffect(() => set(rows), [set]);
    useEffect(() => {
      held.left = selection.rows;
    });
    return <BulkActions resource={resource} selection={selection} onExport={exported} />;
  }
  const page = await renderConsole(<List />, { server, may });
  return { page, server, exported, left: () => held.left.map(({ id }) => id) };
}

test('the question names five records and counts the others', async () => {
  const rows = [1, 2, 3, 4, 5, 6, 7].map((at) => sampleRow(String(at)));
  const { page, server } = await selected({ rows });
  await page.press('批量删除');
  expect(page.text).toContain('确定删除选中的 7 条样品吗？');
  expect(page.all('li').map(({ textContent }) => textContent)).toEqual([
    ...[1, 2, 3, 4, 5].map((at) => `样品 ${at}`),
    '另有 2 条',
  ]);
  await page.press('取消');
  expect(server.sent(remove)).toEqual([]);
});

test('each record is deleted or stays selected with its reason', async () => {
  const server = new FakeServer().on(remove, ({ params: { id } }) =>
    id === 'b' ? new CallFailure('已被引用', { code: 40902, status: 409 }) : null,
  );
  const { page, left } = await selected({ rows: ['a', 'b', 'c'].map((id) => sampleRow(id)), server });
  await page.press('批量删除');
  await page.press('删除');
  await page.until('已删除 2 条，1 条未删除');
  expect(server.sent(remove).map(({ params }) => params.id)).toEqual(['a', 'b', 'c']);
  expect(page.text).toContain('样品 b：已被引用');
  expect(left()).toEqual(['b']);
});

test.each([
  ['the session is over', { status: 401 }],
  ['there is no network', { status: 0 }],
])('when %s, the others are not tried', async (_, how) => {
  const server = new FakeServer().on(remove, ({ params: { id } }) =>
    id === 'b' ? new CallFailure('不可用', how) : null,
  );
  const { page, left } = await selected({ rows: ['a', 'b', 'c', 'd'].map((id) => sampleRow(id)), server });
  await page.press('批量删除');
  await page.press('删除');
  await page.until('已删除 1 条，3 条未删除');
  expect(server.sent(remove).map(({ params }) => params.id)).toEqual(['a', 'b']);
  expect(left()).toEqual(['b', 'c', 'd']);
});

test('a success is said with the number', async () => {
  const { page, left } = await selected({ rows: [sampleRow('a')], server: new FakeServer().on(remove, null) });
  await page.press('批量删除');
  await page.press('删除');
  await page.until('已删除 1 条');
  expect(left()).toEqual([]);
});

test('the selected records are exported by their ids', async () => {
  const { page, exported } = await selected({ rows: [sampleRow('a'), sampleRow('b')] });
  await page.press('导出所选');
  expect(exported).toHaveBeenCalledExactlyOnceWith('export', ['a', 'b']);
});

test.each([
  ['no permission to delete', [sampleRow('a')], ['sample|export'], ['导出所选']],
  ['no permission to export', [sampleRow('a')], ['sample|delete'], ['批量删除']],
  ['only records that the server would keep', [sampleRow('a', { state: 2 })], MAY_ALL, ['批量编辑', '导出所选']],
])('%s: no button for it', async (_, rows, may, choices) => {
  expect((await selected({ rows, may })).page.choices).toEqual(choices);
});

test('where a deletion has another name, the button and the question have it', async () => {
  const rows = [{ id: 's', nickname: '王建' }];
  const { page } = await selected({ rows, resource: onlineuser, may: ['onlineuser|delete'] });
  const name = onlineuser.removal!.label.zh;
  expect(page.choices).toEqual([name]);
  await page.press(name);
  expect(page.text).toContain(`确定将选中的 1 个${onlineuser.label.zh}${name}吗？`);
  expect(page.text).toContain(onlineuser.removal!.consequence.zh);
});
