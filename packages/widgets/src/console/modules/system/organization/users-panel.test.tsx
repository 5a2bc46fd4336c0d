// @vitest-environment jsdom
import { calls, resourceCalls, type OrganizationNode } from '@gongdi/api';
import { usermanage } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../../testing/fake-server.ts';
import { renderConsole, USER } from '../../../testing/render-console.tsx';
import { zh } from './text/zh.ts';
import { UsersPanel } from './users-panel.tsx';

const node = (org_id: string, more: Partial<OrganizationNode> = {}): OrganizationNode => ({
  org_id,
  org_pid: null,
  name: org_id,
  ent_type: 1000,
  org_status: 1,
  user_count: 3,
  editable: true,
  children: [],
  ...more,
});
const person = (id: string, nickname: string) => ({ id, nickname, userName: id, user_status: 1, version: 1 });

async function panel({ above = true, editable = true, may = ['usermanage|edit'] } = {}) {
  const server = new FakeServer()
    .on(resourceCalls(usermanage).list!, pageOf(person(USER, '我自己'), person('u2', '王建'), person('u3', '李强')))
    .on(calls.organization.assignUsers, { assigned: 1 })
    .on(calls.organization.organizationRoles, []);
  const refresh = vi.fn(async () => undefined);
  const parent = above ? node('上级') : undefined;
  const shown = <UsersPanel node={node('部门', { editable })} above={parent} refresh={refresh} />;
  const page = await renderConsole(shown, { server, may });
  await page.until('李强');
  return { page, server, refresh };
}
type Shown = Awaited<ReturnType<typeof panel>>['page'];

const choose = async (page: Shown, ...names: string[]) => {
  for (const name of names) {
    const row = page.all('tr').find((one) => one.textContent.includes(name))!;
    await page.act(() => row.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
  }
};
/** The button above the table; each row has one with the same words. */
const bulk = (page: Shown, words: string) =>
  page.all<HTMLButtonElement>('button').find((one) => one.textContent === words && !one.closest('tr'))!;

test('several users are taken out without the own account among them', async () => {
  const { page, server, refresh } = await panel();
  await choose(page, '我自己', '王建');
  await page.act(() => bulk(page, zh.takeOut).click());
  expect(page.text).toContain('将 王建 移出「部门」？');
  await page.press(zh.takeOut);
  await page.until('已移出 1 个用户');
  expect(server.sent(calls.organization.assignUsers)).toEqual([{ body: { org_id: '上级', user_ids: ['u2'] } }]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('several users get roles without the own account among them', async () => {
  const { page } = await panel();
  await choose(page, '我自己', '王建', '李强');
  await page.act(() => bulk(page, zh.grant).click());
  await page.until('为 王建、李强 分配角色');
});

test('the own account alone can be neither taken out nor given roles', async () => {
  const { page } = await panel();
  await choose(page, '我自己');
  expect([bulk(page, zh.grant).disabled, bulk(page, zh.takeOut).disabled]).toEqual([true, true]);
  await choose(page, '王建');
  expect([bulk(page, zh.grant).disabled, bulk(page, zh.takeOut).disabled]).toEqual([false, false]);
});

test('the row of the own account has no button for what the server refuses', async () => {
  const { page } = await panel();
  const words = (name: string) =>
    [
      ...page
        .all('tr')
        .find((one) => one.textContent.includes(name))!
        .querySelectorAll('a, button'),
    ].map((one) => one.textContent);
  expect(words('我自己')).toEqual([zh.edit]);
  expect(words('王建')).toEqual([zh.edit, zh.grant, zh.takeOut]);
});

test('nobody is taken out of the topmost organisation', async () => {
  const { page } = await panel({ above: false });
  await choose(page, '王建');
  expect(bulk(page, zh.takeOut)).toBeUndefined();
  expect(page.choices).not.toContain(zh.takeOut);
});

test.each([
  ['an organisation that the user may only see', { editable: false }],
  ['a user without the permission', { may: ['usermanage|list'] }],
])('%s has no choices', async (_, given) => {
  const { page } = await panel(given);
  expect(page.all('input[type=checkbox]')).toEqual([]);
  expect(page.choices.filter((one) => [zh.edit, zh.grant, zh.takeOut, zh.assign].includes(one))).toEqual([]);
});
