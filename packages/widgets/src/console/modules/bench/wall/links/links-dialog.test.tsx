// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { LinksDialog } from './links-dialog.tsx';

const { links, publish, withdraw } = calls.wall;
type Link = calls.wall.WallLink;

const link = (id: string, more: Partial<Link> = {}): Link => ({
  id,
  name: `用途 ${id}`,
  created_at: '2026-11-01T02:00:00.000Z',
  created_by_name: '陈建国',
  expires_at: '2027-05-01T02:00:00.000Z',
  withdrawn_at: null,
  opened: 0,
  last_at: null,
  uses: [],
  ...more,
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

async function dialog(...list: Link[]) {
  const server = new FakeServer().on(links, list);
  const page = await renderConsole(<LinksDialog wall="w1" onClose={vi.fn()} />, { server });
  await page.until(() => page.all('.ant-skeleton').length === 0);
  return { page, server };
}

test('a wall without links says so', async () => {
  const { page, server } = await dialog();
  expect(page.text).toContain('还没有公开链接');
  expect(server.sent(links)).toEqual([{ query: { id: 'w1' } }]);
});

test('a good link can be withdrawn; one that has ended or was withdrawn cannot', async () => {
  const { page } = await dialog(
    link('a'),
    link('b', { expires_at: '2026-11-19T16:00:00.000Z' }),
    link('c', { withdrawn_at: '2026-11-02T02:00:00.000Z' }),
  );
  for (const words of ['有效至 2027-05-01', '已于 2026-11-20 00:00', '已于 2026-11-02 10:00'])
    expect(page.text).toContain(words);
  expect(page.choices.filter((one) => one === '撤回')).toHaveLength(1);
  expect(page.choice('撤回 用途 a')).toBeDefined();
});

test('it tells who has used a link', async () => {
  const uses = [{ day: '2026-11-19', address: '10.0.0.8', times: 12, last_at: '2026-11-19T03:00:00.000Z' }];
  const { page } = await dialog(link('a', { opened: 12, last_at: '2026-11-19T03:00:00.000Z', uses }), link('b'));
  expect(page.text).toContain('已读取 12 次，最近 2026-11-19 11:00');
  expect(page.text).toContain('10.0.0.8');
  expect(page.text).toContain('尚未使用');
});

test('a link needs a purpose; the address is shown once, with the key in its fragment', async () => {
  const { page, server } = await dialog();
  await page.press('生成链接');
  await page.until(() => page.all('.ant-form-item-explain-error').length > 0);
  expect(server.sent(publish)).toEqual([]);
  server.on(publish, { key: 'k3y' } as never).on(links, [link('a')]);
  await page.type('#name', '门卫室电视');
  await page.press('生成链接');
  await page.until('链接只显示这一次');
  expect(server.sent(publish)).toEqual([{ body: { id: 'w1', name: '门卫室电视', days: 180 } }]);
  expect(page.text).toContain('/publicwall#k3y');
  await page.until('用途 a');
});

test('a refusal is shown in the dialog', async () => {
  const { page, server } = await dialog();
  server.on(publish, new CallFailure('链接太多，请先撤回不用的', { status: 422 }));
  await page.type('#name', '门卫室电视');
  await page.press('生成链接');
  await page.until('链接太多');
});

test('a link is withdrawn after a question that names it', async () => {
  const { page, server } = await dialog(link('a'));
  server.on(withdraw, {} as never).on(links, [link('a', { withdrawn_at: '2026-11-20T00:00:00.000Z' })]);
  await page.press('撤回 用途 a');
  await page.until('撤回“用途 a”？');
  expect(server.sent(withdraw)).toEqual([]);
  await page.act(() => page.one('.ant-modal-confirm-btns .ant-btn-dangerous').click());
  await page.until('已于 2026-11-20 08:00');
  expect(server.sent(withdraw)).toEqual([{ body: { id: 'w1', link_id: 'a' } }]);
});
