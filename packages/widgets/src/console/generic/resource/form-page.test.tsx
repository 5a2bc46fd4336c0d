// @vitest-environment jsdom
import { CallFailure, calls, resourceCalls } from '@gongdi/api';
import { ERRORS, usermanage, type AnyResource } from '@gongdi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole, USER, type ConsoleOptions } from '../../testing/render-console.tsx';
import { MAY_ALL, sample, sampleRow } from '../../testing/sample.ts';
import { FormPage } from './form-page.tsx';

const { add, edit, detail } = resourceCalls(sample);
// A record that may not be edited is shown; what refers to it waits until it comes into view.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const title = '#record_title';
const valueOf = (page: Awaited<ReturnType<typeof renderConsole>>, field: string) =>
  page.all<HTMLInputElement>(field)[0]!.value;

const form = (mode: 'add' | 'edit', options: ConsoleOptions = {}, resource: AnyResource = sample) =>
  renderConsole(<FormPage resource={resource} mode={mode} />, { may: MAY_ALL, at: `/sample/${mode}`, ...options });

test('a new record begins with the defaults and is sent; then the page goes back to the list', async () => {
  const server = new FakeServer().on(add!, sampleRow('new'));
  const page = await form('add', { server });
  expect([valueOf(page, title), valueOf(page, '#record_remark')]).toEqual(['', '无']);
  await page.type(title, '一号样品');
  await page.press('保存');
  await page.until('保存成功');
  expect(server.sent(add!)).toEqual([{ body: { title: '一号样品', remark: '无' } }]);
  expect(page.here).toBe('/sample');
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const page = await form('add');
  await page.press('保存');
  await page.until(() => page.all('.ant-form-item-explain-error').length > 0);
  expect([page.server.sent(add!), page.here]).toEqual([[], '/sample/add']);
});

test('an edit sends the version that was read', async () => {
  const server = new FakeServer()
    .on(detail!, ({ params }) => sampleRow(params.id) as never)
    .on(edit!, ({ body }) => body as never);
  const page = await form('edit', { server, at: '/sample/edit?id=a' });
  await page.until(() => page.all(title).length === 1);
  await page.type(title, '改名');
  await page.press('保存');
  await page.until('保存成功');
  expect(server.sent(edit!)[0]?.body).toMatchObject({ id: 'a', version: 3, title: '改名' });
});

test('what the server says of a field stands at it; the input stays', async () => {
  const problems = [{ path: 'title', message: '名称已存在' }] as never;
  const server = new FakeServer().on(add!, new CallFailure('校验失败', { status: 422, problems }));
  const page = await form('add', { server });
  await page.type(title, '一号样品');
  await page.press('保存');
  await page.until('名称已存在');
  expect([valueOf(page, title), page.here]).toEqual(['一号样品', '/sample/add']);
});

const conflict = () => new CallFailure('冲突', { code: ERRORS.conflict.code, status: 409 });

test('whoever was overtaken in the same field chooses whose value stays', async () => {
  let stored = sampleRow('a', { title: '旧名称' });
  const server = new FakeServer()
    .on(detail!, () => stored as never)
    .on(calls.record.timeline, { list: [], next: null })
    .on(edit!, ({ body }) => {
      if ((body as { version: number }).version !== stored['version']) throw conflict();
      return body as never;
    });
  const page = await form('edit', { server, at: '/sample/edit?id=a' });
  await page.until(() => page.all(title).length === 1);
  await page.type(title, '我的名称');
  stored = sampleRow('a', { title: '别人的名称', version: 4 });
  await page.press('保存');
  await page.until('有人同时修改了这条记录');
  for (const value of ['旧名称', '我的名称', '别人的名称']) expect(page.text).toContain(value);
  await page.press('返回继续编辑');
  expect([valueOf(page, title), page.here]).toEqual(['我的名称', '/sample/edit?id=a']);
  await page.press('保存');
  await page.until('有人同时修改了这条记录');
  await page.press('按所选保存');
  await page.until('保存成功');
  expect(server.sent(edit!).at(-1)?.body).toMatchObject({ id: 'a', version: 4, title: '我的名称' });
});

test('a record that may not be edited any more is not merged: it can be read again', async () => {
  let stored = sampleRow('a', { title: '旧名称' });
  const server = new FakeServer().on(detail!, () => stored as never).on(edit!, conflict());
  const page = await form('edit', { server, at: '/sample/edit?id=a' });
  await page.until(() => page.all(title).length === 1);
  await page.type(title, '我的名称');
  stored = sampleRow('a', { state: 2, version: 4 });
  await page.press('保存');
  await page.until('数据已被他人修改');
  expect(valueOf(page, title)).toBe('我的名称');
});

test.each(['add', 'edit'] as const)('%s needs its permission', async (mode) => {
  const page = await form(mode, { may: ['sample|list', 'sample|detail'], at: `/sample/${mode}?id=a` });
  expect(page.text).toContain('没有权限');
  expect(page.all(title)).toEqual([]);
});

test('a record that cannot be edited in its state is shown instead', async () => {
  const server = new FakeServer()
    .on(detail!, ({ params }) => sampleRow(params.id, { state: 2 }) as never)
    .on(calls.record.timeline, { list: [], next: null });
  const page = await form('edit', { server, at: '/sample/edit?id=a' });
  await page.until('创建时间');
  expect(page.all(title)).toEqual([]);
});

test('an address without a record is not found; a record that cannot be read says why', async () => {
  const none = await form('edit', { at: '/sample/edit' });
  expect(none.here).toBe('/404');
  await none.unmount();
  const server = new FakeServer().on(detail!, new CallFailure('数据不存在!', { code: 40400, status: 404 }));
  const page = await form('edit', { server, at: '/sample/edit?id=a' });
  await page.until('数据不存在!');
});

test('a link may name the record that a new one belongs to, and nothing else of it', async () => {
  const at = '/usermanage/add?organization_id=o7&nickname=x';
  const own = { org_id: 'o7', org_pid: null, name: '七分公司', ent_type: 1000, org_status: 1, children: [] };
  const server = new FakeServer().on(calls.organization.organizationTree, [own]);
  const page = await form('add', { at, server, may: ['usermanage|add'] }, usermanage);
  await page.until('七分公司');
  expect(valueOf(page, '#record_nickname')).toBe('');
});

test('on the own account it is said what others have to change', async () => {
  const row = { id: USER, version: 1, userName: 'me', nickname: '我', user_status: 1, role_ids: [] };
  const server = new FakeServer().on(resourceCalls(usermanage).detail!, row);
  const page = await form('edit', { server, at: `/usermanage/edit?id=${USER}`, may: ['usermanage|edit'] }, usermanage);
  await page.until('这是您本人的账号');
});
