// @vitest-environment jsdom
import { useEffect, useRef } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import type { WidgetContext } from '../../../kit/mount.ts';
import { WidgetContextProvider } from '../../../kit/shadow/use-widget.ts';
import { render } from '../../../kit/testing/render.tsx';
import { ConsoleProvider, type ConsoleServices } from '../context/console-context.tsx';
import { KeptOutlet } from '../../frame/tabs/kept-outlet.tsx';
import { OpenPages } from '../open-pages/open-pages.ts';
import { PageMemory } from '../open-pages/page-memory.ts';
import { useBecome } from './use-become.ts';

type Become = (address: string) => Promise<void>;

function Editor({ hold }: { hold: (become: Become) => void }) {
  const become = useBecome();
  useEffect(() => hold(become), [become, hold]);
  return <input />;
}

function Shell() {
  const main = useRef<HTMLElement>(null);
  return (
    <main ref={main}>
      <KeptOutlet main={main} />
    </main>
  );
}

it('gives a page another address without beginning it anew; its old address begins anew', async () => {
  let become!: Become;
  const hold = (now: Become): void => {
    become = now;
  };
  const router = createMemoryRouter(
    [{ path: '/', element: <Shell />, children: [{ path: 'form/edit', element: <Editor hold={hold} /> }] }],
    { initialEntries: ['/form/edit'] },
  );
  const pages = new OpenPages({ get: () => null, set: () => {} });
  const services = { pages, memory: new PageMemory() } as unknown as ConsoleServices;
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const { box, act } = await render(
    <WidgetContextProvider value={{ root } as unknown as WidgetContext}>
      <ConsoleProvider services={services}>
        <RouterProvider router={router} />
      </ConsoleProvider>
    </WidgetContextProvider>,
  );
  const input = () => box.querySelector('input');
  const first = input()!;
  first.value = '正在写';
  await act(() => become('/form/edit?id=7'));
  expect([router.state.location.search, input() === first]).toEqual(['?id=7', true]);
  await act(() => pages.reload('/form/edit?id=7'));
  expect(input() === first).toBe(false);
  const again = input()!;
  await act(() => router.navigate('/form/edit'));
  expect(input() === again).toBe(false);
});
