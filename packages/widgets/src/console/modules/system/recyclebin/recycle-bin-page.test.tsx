// @vitest-environment jsdom
import { CallFailure, calls, type DeletedRecord } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer, later, pageOf } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { RecycleBinPage } from './recycle-bin-page.tsx';

const { list, kinds, restore, purge } = calls.recycle;

const deleted = (id: string, more: Partial<DeletedRecord> = {}): DeletedRecord => ({
  id,
  resource: 'staff',
  title: `人员${id}`,
  deleted_by: { id: 'u2', nickname: '王建' },
  deleted_at: '2026-11-02T00:00:00.000Z',
  expires_at: '2026-12-02T00:00:00.000Z',
  parts: 0,
  ...more,
});

async function bin(rows: DeletedRecord[], may: readonly string[] = ['recyclebin|purge'], at = '/recyclebin') {
  const server = new FakeServer().on(list, pageOf(...rows)).on(kinds, [{ resource: 'staff', label: '人员' }] as never);
  const page = await renderConsole(<RecycleBinPage />, { server, may, at });
  await page.until(rows[0]!.title);
  const choose = async (...titles: string[]) => {
    for (const title of titles) {
      const row = page.all('tr').find((one) => one.textContent.includes(title))!;
      await page.act(() => row.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
    }
  };
  const chosen = () =>
    page
      .all('tbody tr')
      .filter((one) => one.querySelector('input:checked'))
      .map(({ textContent }) => /人员\d/.exec(textContent)?.[0]);
  return { page, server, choose, chosen };
}

test('a record has its kind, who deleted it, and what comes back with it', async () => {
  const { page } = await bin([deleted('1', { parts: 3 }), deleted('2', { resource: 'gone', deleted_by: null })]);
  const rows = page.all('tbody tr').map(({ textContent }) => textContent);
  const first = rows.find((one) => one.includes('人员1'))!;
  for (const words of ['王建', '3 项关联数据', '2026-11-02 08:00:00']) expect(first).toContain(words);
  const second = rows.find((one) => one.includes('人员2'))!;
  for (const words of ['gone', '系统', '--']) expect(second).toContain(words);
});

test('filters of the address are those of the call', async () => {
  const { server } = await bin([deleted('1')], [], '/recyclebin?keyword=x&resource=staff&page=3');
  expect(server.sent(list)).toMatchObject([{ query: { keyword: 'x', resource: 'staff', page: 3 } }]);
});

test('one record is restored without a question: nothing is lost by it', async () => {
  const { page, server } = await bin([deleted('1'), deleted('2')]);
  server.on(restore, { restored: 1, refused: [] });
  await page.press('恢复');
  await page.until('已恢复 1 条');
  expect(server.sent(restore)[0]).toEqual({ body: { records: [expect.objectContaining({ resource: 'staff' })] } });
});

test('what could not be restored stays selected, with the reason', async () => {
  const { page, server, choose, chosen } = await bin([deleted('1'), deleted('2')]);
  server.on(restore, { restored: 1, refused: [{ id: '2', title: '人员2', message: '编号已被占用' }] });
  await choose('人员1', '人员2');
  await page.press('恢复所选');
  await page.until('已恢复 1 条，1 条未恢复');
  expect(page.text).toContain('人员2：编号已被占用');
  expect(chosen()).toEqual(['人员2']);
});

test('the button is busy while records are restored, and usable after a refusal', async () => {
  const { page, server, choose } = await bin([deleted('1')]);
  const answer = later<CallFailure>();
  server.on(restore, answer.reply);
  await choose('人员1');
  await page.press('恢复所选');
  const isBusy = () => page.choice('恢复所选')!.className.includes('ant-btn-loading');
  expect(isBusy()).toBe(true);
  await page.act(() => answer.come(new CallFailure('没有权限')));
  await page.until(() => !isBusy());
  expect(server.reports).toEqual(['没有权限']);
});

test('records are deleted for good only after a question that says so', async () => {
  const { page, server, choose } = await bin([deleted('1'), deleted('2')]);
  server.on(purge, { purged: 2, refused: [] });
  await choose('人员1', '人员2');
  await page.press('彻底删除所选');
  await page.until('确定彻底删除选中的 2 条数据吗？');
  expect([page.text.includes('不可恢复'), server.names(purge)]).toEqual([true, []]);
  await page.press('彻底删除');
  await page.until('已彻底删除 2 条');
  expect(server.sent(purge)).toEqual([
    {
      body: {
        records: [
          { resource: 'staff', id: '1' },
          { resource: 'staff', id: '2' },
        ],
      },
    },
  ]);
});

test('a single record is named in the question; without the permission nobody is asked', async () => {
  const { page } = await bin([deleted('1')]);
  await page.press('彻底删除');
  await page.until('确定彻底删除「人员1」吗？');
  await page.unmount();
  const reader = await bin([deleted('1')], []);
  expect(reader.page.choice('彻底删除')).toBeUndefined();
  expect(reader.page.choice('恢复')).toBeDefined();
});
