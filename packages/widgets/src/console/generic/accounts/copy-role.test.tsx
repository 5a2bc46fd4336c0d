// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { RoleNotice } from '../../modules/system/rolemanage/role-notice.tsx';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { CopyRoleDialog } from './copy-role-dialog.tsx';
import { copyRole as copying } from './copy-role.tsx';

const { copyRole } = calls.organization;
const row = { id: 'r1', name: '施工单位', role_code: 'contractor', org_id: null };

async function dialog(complete: boolean, may: string[]) {
  const role = { id: 'r 2', name: '施工单位（副本）' };
  const server = new FakeServer().on(copyRole, { complete, role });
  const close = vi.fn();
  const page = await renderConsole(<CopyRoleDialog row={row} onClose={close} />, { server, may, at: '/rolemanage' });
  await page.press('复制');
  await page.until(() => close.mock.calls.length === 1);
  return { page, server };
}

test('a copy has another name and code, and its permissions are opened next', async () => {
  const { page, server } = await dialog(true, ['rolemanage|edit']);
  expect(server.sent(copyRole)).toEqual([
    { params: { id: 'r1' }, body: { name: '施工单位（副本）', role_code: 'contractor-copy' } },
  ]);
  await page.until(() => page.here === '/rolemanage/edit?id=r%202');
});

test('what the user could not hand on is said; without the right to edit the list stays', async () => {
  const { page } = await dialog(false, ['rolemanage|add']);
  await page.until('您没有的权限未复制');
  expect(page.here).toBe('/rolemanage');
});

test('a code that is taken stands at its field', async () => {
  const problems = [{ path: 'role_code', message: '编码已存在' }] as never;
  const server = new FakeServer().on(copyRole, new CallFailure('校验失败', { status: 422, problems }));
  const close = vi.fn();
  const page = await renderConsole(<CopyRoleDialog row={row} onClose={close} />, { server });
  await page.press('复制');
  await page.until('编码已存在');
  expect(close).not.toHaveBeenCalled();
});

test('a copy needs the permission to add roles', async () => {
  expect((await renderConsole(<copying.view row={row} />, { may: ['rolemanage|add'] })).choices).toEqual(['复制']);
  expect((await renderConsole(<copying.view row={row} />, { may: ['rolemanage|edit'] })).choices).toEqual([]);
});

test('a role of the program says why it cannot be changed; one of an organisation says nothing', async () => {
  const own = await renderConsole(<RoleNotice row={row} />);
  expect(own.text).toContain('内置角色随版本更新');
  await own.unmount();
  const other = await renderConsole(<RoleNotice row={{ ...row, org_id: 'o1' }} />);
  expect(other.all('.ant-alert')).toEqual([]);
});
