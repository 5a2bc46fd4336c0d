// @vitest-environment jsdom
import { CallFailure, calls, type OrganizationNode, type OrganizationRole } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { PrivilegesPanel } from './privileges-panel.tsx';
import { zh } from './text/zh.ts';

const { organizationRoles } = calls.organization;
const ALL = ['usermanage|edit', 'rolemanage|edit', 'rolemanage|add'];
const node = (editable: boolean) =>
  ({
    org_id: 'o1',
    org_pid: null,
    name: '公司',
    ent_type: 1000,
    org_status: 1,
    user_count: 0,
    editable,
    children: [],
  }) as OrganizationNode;
const role = (more: Partial<OrganizationRole>): OrganizationRole => ({
  role_id: 'r 1',
  name: '安全员',
  role_code: 'safety',
  own: true,
  grantable: true,
  permissions: [],
  users: [],
  ...more,
});

async function panel(roles: readonly OrganizationRole[], { may = ALL, editable = true } = {}) {
  const server = new FakeServer().on(organizationRoles, roles);
  const refresh = vi.fn(async () => undefined);
  const page = await renderConsole(<PrivilegesPanel node={node(editable)} refresh={refresh} />, { server, may });
  await page.until(roles[0]!.name);
  const line = () => [...page.one('li').querySelectorAll<HTMLButtonElement>('button, a')];
  return { page, words: () => line().map((one) => one.textContent), line };
}

test.each([
  ['everything', role({}), {}, [zh.roleShow, zh.assign, '复制', zh.roleEdit]],
  // Of a role that holds more than the user nobody is given it, and nothing of it is changed.
  ['a role beyond the user', role({ grantable: false }), {}, [zh.roleShow, zh.assign, '复制']],
  ['a role of the program', role({ own: false }), {}, [zh.roleShow, zh.assign, '复制']],
  ['an organisation that may only be seen', role({}), { editable: false }, [zh.roleShow, '复制', zh.roleEdit]],
  ['only the right to look', role({}), { may: ['rolemanage|list'] }, [zh.roleShow]],
])('what can be done with a role: %s', async (_, given, options, expected) => {
  const { words } = await panel([given], options);
  expect(words()).toEqual(expected);
});

test('a role beyond the user cannot be given; it says who has it', async () => {
  const { page, line } = await panel([role({ grantable: false, users: [{ id: 'u2', nickname: '王建' }] as never })]);
  expect(line().find((one) => one.textContent === zh.assign)?.disabled).toBe(true);
  expect(page.text).toContain('王建');
  await page.unmount();
  const nobody = await panel([role({ own: false })]);
  expect([nobody.page.text.includes(zh.roleNobody), nobody.page.text.includes(zh.roleBuiltIn)]).toEqual([true, true]);
});

test('roles that cannot be read say why', async () => {
  const server = new FakeServer().on(organizationRoles, new CallFailure('网络错误'));
  const page = await renderConsole(<PrivilegesPanel node={node(true)} refresh={async () => undefined} />, { server });
  await page.until('网络错误');
  expect(page.choices).toEqual(['重试']);
});
