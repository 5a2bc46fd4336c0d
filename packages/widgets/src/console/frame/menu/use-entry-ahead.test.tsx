// @vitest-environment jsdom
import { resourceCalls } from '@gongdi/api';
import { staff, type MenuItem } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { ListPage } from '../../generic/resource/pages.tsx';
import { lazyPage } from '../../ground/route/lazy-page.tsx';
import { SideMenu } from './side-menu.tsx';

const entry = (index: string): MenuItem => ({
  index,
  title: index.toUpperCase(),
  icon: null,
  path: null,
  children: [],
  operation_list: [],
});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('innerWidth', 1440);
});
afterEach(() => vi.unstubAllGlobals());

async function menu() {
  const server = new FakeServer().on(resourceCalls(staff).list!, pageOf());
  const load = vi.fn(async () => () => <p>说明</p>);
  const Guide = lazyPage<object>(load);
  const routes = (node: ReactNode) => [
    { path: '/', element: node },
    { path: '/staff', children: [{ index: true, element: <ListPage key="staff" resource="staff" /> }] },
    { path: '/guide', element: <Guide /> },
  ];
  const menus = ['staff', 'guide'].map(entry);
  const page = await renderConsole(<SideMenu />, { menus, server, routes, at: '/?project=p1' });
  const row = (index: string) => page.one(`[data-row=${index}]`);
  const does = (index: string, type: string, more: object = {}) =>
    page.act(
      () => void row(index).dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, button: 0, ...more })),
    );
  return { page, server, load, does, row };
}

test('the code of a page is loaded when the pointer rests on its entry, not on the way over it', async () => {
  const { load, does, row, page } = await menu();
  const over = () => {
    const event = new MouseEvent('pointerover', { bubbles: true, composed: true });
    Object.assign(event, { pointerType: 'mouse' });
    return page.act(() => void row('guide').dispatchEvent(event));
  };
  await over();
  await does('guide', 'pointerout');
  await new Promise((done) => setTimeout(done, 120));
  expect(load).not.toHaveBeenCalled();
  await over();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('the press of the button sends the call of the list, as the list will send it; the list takes it over', async () => {
  const { does, server, page } = await menu();
  await does('staff', 'pointerdown');
  await vi.waitFor(() => expect(server.names()).toHaveLength(1));
  const [{ query }] = server.sent(resourceCalls(staff).list!) as [{ query: unknown }];
  expect(query).toEqual({ page: 1, page_size: 10, project_id: 'p1' });
  expect(page.here).toBe('/?project=p1');
});

test('a list that is open has its rows, and another button opens nothing here', async () => {
  const { does, server, page } = await menu();
  page.services.pages.visit('/staff', '/staff?page=2');
  await does('staff', 'pointerdown');
  await does('guide', 'pointerdown', { button: 1 });
  await new Promise((done) => setTimeout(done, 200));
  expect(server.names()).toEqual([]);
});
