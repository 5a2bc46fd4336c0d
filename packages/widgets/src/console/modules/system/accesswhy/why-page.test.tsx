// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { WhyPage } from './why-page.tsx';

const { why } = calls.access;

const leaf = (index: string, title: string, operations: readonly string[]): MenuItem => ({
  index,
  title,
  icon: null,
  path: null,
  children: [],
  operation_list: operations.map((one) => ({ operation_code: one, title: `${one}了`, checked: true })),
});
const MENUS: MenuItem[] = [
  leaf('rolemanage', '角色管理', ['list']),
  {
    ...leaf('g', '施工', []),
    children: [leaf('staff', '人员', ['list', 'detail', 'edit']), leaf('post', '岗位', ['list'])],
  },
];

const answer = (more: object = {}) => ({
  allowed: true,
  user: { id: 'u2', nickname: '王建', org_name: '一公司' },
  record: null,
  code: 'staff|edit',
  chain: [
    { part: 'account', ok: true, text: '账号正常', facts: [] },
    { part: 'permission', ok: true, text: '由角色授予', facts: ['项目经理'] },
  ],
  ...more,
});

async function asked(at: string, server = new FakeServer().on(why, answer() as never)) {
  server.on(calls.base.references, [] as never);
  const page = await renderConsole(<WhyPage />, { at, menus: MENUS, server });
  return { page, server };
}

test('nothing is asked, and so logged, before user and operation are chosen', async () => {
  const { page, server } = await asked('/accesswhy?user_id=u2&menu=staff');
  await page.settle();
  expect([server.names(why), page.text.includes('请选择用户和操作')]).toEqual([[], true]);
});

test('the question stands in the address, and its answer names person, menu and operation', async () => {
  const { page, server } = await asked('/accesswhy?user_id=u2&menu=staff&operation=edit&record_id=r1');
  await page.until('王建可以「人员 · edit了」');
  expect(server.sent(why)).toEqual([{ query: { user_id: 'u2', menu: 'staff', operation: 'edit', record_id: 'r1' } }]);
  for (const words of ['一公司', '权限代码：staff|edit', '角色与权限', '项目经理']) expect(page.text).toContain(words);
});

test('a refusal shows which link of the chain does not hold', async () => {
  const chain = [
    { part: 'account', ok: true, text: '账号正常', facts: [] },
    { part: 'scope', ok: false, text: '不在其数据范围内', facts: [] },
  ];
  const refused = answer({ allowed: false, record: { id: 'r1', title: '赵工' }, chain });
  const { page } = await asked(
    '/accesswhy?user_id=u2&menu=staff&operation=edit',
    new FakeServer().on(why, refused as never),
  );
  await page.until('王建不能「人员 · edit了」');
  expect(page.text).toContain('记录：赵工');
  expect(page.all('.gd-why-mark').map(({ className }) => className.includes('gd-why-yes'))).toEqual([true, false]);
});

test('what does not hold has a way to where it is changed, as far as the menu has that page', async () => {
  const chain = ['account', 'permission'].map((part) => ({ part, ok: false, text: '不通过', facts: [] }));
  const server = new FakeServer().on(why, answer({ allowed: false, chain }) as never);
  const { page } = await asked('/accesswhy?user_id=u2&menu=staff&operation=edit', server);
  await page.until('王建不能「人员 · edit了」');
  expect(page.all('.gd-why-link a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['前往「角色管理」修改', '/rolemanage'],
  ]);
});

test('a record is asked about only where records can be opened', async () => {
  const records = async (menu: string) => {
    const { page } = await asked(`/accesswhy?user_id=u2&menu=${menu}&operation=list`);
    await page.until('王建');
    const shown = page.all('label').filter(({ textContent }) => textContent.startsWith('记录')).length;
    await page.unmount();
    return shown;
  };
  expect([await records('staff'), await records('post')]).toEqual([1, 0]);
});

test('an answer that cannot be read says why', async () => {
  const failed = new FakeServer().on(why, new CallFailure('服务暂不可用', { status: 503 }));
  const { page } = await asked('/accesswhy?user_id=u2&menu=staff&operation=edit', failed);
  await page.until('服务暂不可用');
});
