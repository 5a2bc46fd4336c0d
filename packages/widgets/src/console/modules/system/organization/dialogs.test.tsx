// @vitest-environment jsdom
import { CallFailure, calls, resourceCalls, type OrganizationNode } from '@gongdi/api';
import { organization } from '@gongdi/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OrganizationDialog } from './organization-dialog.tsx';
import { OrganizationHead } from './organization-head.tsx';
import { OrganizationTree } from './organization-tree.tsx';
import { zh } from './text/zh.ts';
import { linesOf } from './tree-model.ts';
import type { OrganizationActions } from './use-organization-actions.tsx';

const { assignUsers, grantRoles, organizationRoles, usersByNamePhone } = calls.organization;

const node = (
  org_id: string,
  children: OrganizationNode[] = [],
  more: Partial<OrganizationNode> = {},
): OrganizationNode => ({
  org_id,
  org_pid: null,
  name: org_id,
  ent_type: 1000,
  org_status: 1,
  user_count: 2,
  editable: true,
  children,
  ...more,
});
const TREE = [node('总部', [node('一部'), node('二部', [node('二部一组')]), node('三部')])];
const [ROOT] = TREE;
const [FIRST, SECOND] = ROOT!.children;

type Page = Awaited<ReturnType<typeof renderConsole>>;
/** Opens a selector and chooses an option. */
async function choose(page: Page, field: string, words: string) {
  await page.act(() => page.one(field).dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  const found = () =>
    page.all('.ant-select-item-option, .ant-select-tree-title').find(({ textContent }) => textContent === words);
  await page.until(() => found() !== undefined);
  await page.act(() => found()!.click());
}

// -- moving

async function moving(moved: OrganizationNode, moveTo = vi.fn(async () => undefined)) {
  const close = vi.fn();
  const actions = { moveTo, consequenceOf: () => '连同数据一起移动' } as unknown as OrganizationActions;
  const page = await renderConsole(<MoveDialog tree={TREE} node={moved} actions={actions} onClose={close} />);
  return { page, close, moveTo };
}
const submit = (page: Page) => page.all<HTMLButtonElement>('.ant-modal-footer button').at(-1)!;

test('a place that does not change cannot be moved to', async () => {
  const { page } = await moving(SECOND!);
  expect([page.text.includes(zh.moveSame), submit(page).disabled]).toEqual([true, true]);
});

test('another place under the same parent is chosen without a mouse', async () => {
  const { page, close, moveTo } = await moving(SECOND!);
  await choose(page, '#gd-org-place', '排在最前');
  expect(page.text).toContain('连同数据一起移动');
  await page.act(() => submit(page).click());
  await page.until(() => close.mock.calls.length === 1);
  expect(moveTo).toHaveBeenCalledExactlyOnceWith(SECOND, { org_pid: '总部', after: null });
});

test('under another parent it comes last', async () => {
  const { page, moveTo } = await moving(FIRST!);
  await choose(page, '#gd-org-parent', '二部');
  await page.act(() => submit(page).click());
  expect(moveTo).toHaveBeenCalledExactlyOnceWith(FIRST, { org_pid: '二部', after: '二部一组' });
});

test('an organisation does not hang below itself', async () => {
  const { page } = await moving(SECOND!);
  await page.act(() => page.one('#gd-org-parent').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await page.until(() => page.all('.ant-select-tree-treenode').length > 0);
  const disabled = page.all('.ant-select-tree-treenode-disabled').map(({ textContent }) => textContent);
  expect(disabled).toEqual(expect.arrayContaining(['二部', '二部一组']));
  expect(disabled).not.toContain('一部');
});

test('a refused move leaves the choice on the screen', async () => {
  const { page, close } = await moving(
    SECOND!,
    vi.fn(() => Promise.reject(new CallFailure('没有权限'))),
  );
  await choose(page, '#gd-org-place', '排在最前');
  await page.act(() => submit(page).click());
  await page.settle();
  expect([close.mock.calls.length, submit(page).disabled]).toEqual([0, false]);
});

// -- people and roles

test('users are moved into an organisation, at least one', async () => {
  const refresh = vi.fn(async () => undefined);
  const server = new FakeServer()
    .on(usersByNamePhone, [{ id: 'u2', nickname: '王建', org_name: '二部' }] as never)
    .on(assignUsers, { assigned: 1 });
  const node_ = <AssignDialog node={FIRST!} refresh={refresh} onClose={() => undefined} />;
  const page = await renderConsole(node_, { server });
  await page.press(zh.assign);
  await page.until(() => page.all('.ant-form-item-explain-error').length === 1);
  expect(server.names(assignUsers)).toEqual([]);
  await choose(page, '#assign-users_user_ids', '王建（二部）');
  await page.press(zh.assign);
  await page.until('已分配 1 个用户');
  expect([server.sent(assignUsers), refresh.mock.calls.length]).toEqual([
    [{ body: { org_id: '一部', user_ids: ['u2'] } }],
    1,
  ]);
});

const roles = [
  { role_id: 'r1', name: '安全员', grantable: true },
  { role_id: 'r2', name: '总经理', grantable: false },
] as never;

test('roles beyond the own rights cannot be granted; the way of granting is chosen', async () => {
  const server = new FakeServer().on(organizationRoles, roles).on(grantRoles, { changed: 1 });
  const users = [{ id: 'u2', nickname: '王建' }];
  const shown = <GrantDialog node={FIRST!} users={users} refresh={async () => undefined} onClose={() => undefined} />;
  const page = await renderConsole(shown, { server });
  expect(page.text).toContain('为 王建 分配角色');
  await choose(page, '#grant-roles_role_ids', '安全员');
  const beyond = page.all('.ant-select-item-option').find(({ textContent }) => textContent === '总经理')!;
  expect(beyond.className).toContain('disabled');
  await page.act(() => page.all<HTMLInputElement>('input[type=radio]')[1]!.click());
  await page.press(zh.confirm);
  await page.until('已更新 1 个用户的角色');
  expect(server.sent(grantRoles)).toEqual([{ body: { mode: 'replace', user_ids: ['u2'], role_ids: ['r1'] } }]);
});

test('a given role goes to chosen users; that nothing changed is said', async () => {
  const server = new FakeServer()
    .on(organizationRoles, roles)
    .on(usersByNamePhone, [{ id: 'u2', nickname: '王建', org_name: '' }] as never)
    .on(grantRoles, { changed: 0 });
  const role = { role_id: 'r1', name: '安全员', grantable: true } as never;
  const page = await renderConsole(
    <GrantDialog node={FIRST!} role={role} refresh={async () => undefined} onClose={() => undefined} />,
    { server },
  );
  await choose(page, '#grant-roles_user_ids', '王建');
  await page.press(zh.confirm);
  await page.until(zh.grantedNone);
  expect(server.sent(grantRoles)).toEqual([{ body: { mode: 'add', user_ids: ['u2'], role_ids: ['r1'] } }]);
});

test('a new organisation hangs below its parent as the last one', async () => {
  const { add } = resourceCalls(organization);
  const onSaved = vi.fn(async () => undefined);
  const server = new FakeServer().on(add!, { id: 'o9' } as never).on(calls.organization.organizationTree, TREE);
  const page = await renderConsole(<OrganizationDialog parent={ROOT} onSaved={onSaved} onClose={() => undefined} />, {
    server,
  });
  await page.type('#record_name', '四部');
  await page.press(zh.save);
  await page.until(() => onSaved.mock.calls.length === 1 || page.all('.ant-form-item-explain-error').length > 0);
  expect(server.sent(add!)[0]?.body).toMatchObject({ name: '四部', org_pid: '总部', sort: 4 });
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('o9');
});

// -- head and tree

const MAY = ['add', 'edit', 'activate', 'delete'].map((one) => `organization|${one}`);

async function head(of: OrganizationNode, may = MAY, user: object = {}) {
  const actions = { askActivate: vi.fn(), askRemove: vi.fn(async () => undefined) };
  const page = await renderConsole(
    <OrganizationHead
      tree={TREE}
      node={of}
      above={of === ROOT ? undefined : ROOT}
      actions={actions as unknown as OrganizationActions}
      onDialog={() => undefined}
      onRemoved={() => undefined}
    />,
    { may, user },
  );
  return { page, actions };
}

test('what can be done with an organisation depends on whose it is', async () => {
  const other = await head(FIRST!);
  expect(other.page.choices).toEqual(['新增下级', '编辑', '移动', '停用', '删除']);
  await other.page.unmount();
  const own = await head(FIRST!, MAY, { org_id: '一部' });
  expect(own.page.choices).toEqual(['新增下级', '编辑']);
  await own.page.unmount();
  const root = await head(ROOT!);
  expect(root.page.choices).not.toContain('移动');
  await root.page.unmount();
  const foreign = await head({ ...FIRST!, editable: false });
  expect([foreign.page.choices, foreign.page.text.includes(zh.readOnly)]).toEqual([[], true]);
});

test('one that is disabled is enabled; one below a disabled one says so', async () => {
  const off = await head({ ...FIRST!, org_status: 0 });
  expect([off.page.text.includes(zh.off), off.page.choices.includes('启用')]).toEqual([true, true]);
  await off.page.press('启用');
  expect(off.actions.askActivate).toHaveBeenCalledOnce();
});

test('the tree is one stop of the Tab key; keys walk, fold and choose', async () => {
  // jsdom has no CSS.escape
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  onTestFinished(() => void vi.unstubAllGlobals());
  const onChoose = vi.fn();
  const onFold = vi.fn();
  const page = await renderConsole(
    <OrganizationTree
      tree={TREE}
      lines={linesOf(TREE, new Set(), '')}
      chosen="一部"
      movable={(one) => one.org_id !== '总部'}
      onChoose={onChoose}
      onFold={onFold}
      onMove={() => undefined}
    />,
  );
  const rows = page.all('[role=treeitem]');
  const stops = () => page.all('[role=treeitem][tabindex="0"]').map((one) => one.dataset['org']);
  expect(stops()).toEqual(['一部']);
  expect(rows.map((one) => one.getAttribute('aria-expanded'))).toEqual(['true', null, 'true', null, null]);
  expect(rows.map((one) => one.getAttribute('draggable'))).toEqual(['false', 'true', 'true', 'true', 'true']);
  await page.key(rows[1]!, 'ArrowDown');
  expect(stops()).toEqual(['二部']);
  await page.key(rows[2]!, 'ArrowLeft');
  expect(onFold).toHaveBeenCalledExactlyOnceWith('二部', true);
  await page.key(rows[2]!, 'Enter');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('二部');
  await page.key(rows[2]!, 'ArrowDown', { ctrlKey: true });
  expect(stops()).toEqual(['二部']);
});
