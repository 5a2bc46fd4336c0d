// @vitest-environment jsdom
import { resourceCalls } from '@gongdi/api';
import { staff } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import type { AheadOf } from '../../ground/route/page-ahead.ts';
import { ListPage } from '../../generic/resource/pages.tsx';
import { usePagesAhead } from './use-pages-ahead.ts';

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(() => vi.unstubAllGlobals());

const LIST = resourceCalls(staff).list!;

/** A page that asks for nothing itself, so that what is sent was sent ahead. */
const Silent: ((props: { resource: string }) => null) & AheadOf<object> = Object.assign(() => null, {
  ahead: (ListPage as unknown as AheadOf<object>).ahead,
});

function Frame() {
  usePagesAhead();
  return <Outlet />;
}

async function shown(may: string[]) {
  const server = new FakeServer();
  const routes = (node: ReactNode) => [
    {
      element: node,
      children: [
        { path: '/', element: null },
        { path: '/staff', element: <Silent resource="staff" /> },
      ],
    },
  ];
  const page = await renderConsole(<Frame />, { may, server, routes });
  return { page, server };
}

test('a page that is opened sends its call before it is drawn, as its list will send it', async () => {
  const { page, server } = await shown(['staff|list']);
  await page.act(() => page.router.navigate('/staff?page=3&project=p1'));
  await vi.waitFor(() => expect(server.sent(LIST)).toHaveLength(1));
  expect((server.sent(LIST) as [{ query: unknown }])[0].query).toEqual({ page: 3, page_size: 10, project_id: 'p1' });
});

test('nothing is sent for a page that is open, or that the user may not open', async () => {
  const { page, server } = await shown(['staff|list']);
  page.services.pages.visit('/staff', '/staff');
  await page.act(() => page.router.navigate('/staff'));
  const refused = await shown(['payroll|list']);
  await refused.page.act(() => refused.page.router.navigate('/staff'));
  await new Promise((done) => setTimeout(done, 100));
  expect([...server.names(), ...refused.server.names()]).toEqual([]);
});
