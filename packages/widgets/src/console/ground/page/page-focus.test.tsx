// @vitest-environment jsdom
import { useState } from 'react';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.tsx';
import { useFocusRescue, usePageFocus } from './page-focus.ts';
import { PageMain } from './page-main.tsx';

/** Nothing has a box in jsdom; here everything has one that is not in a hidden page. */
beforeEach(() => {
  const rects = function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  };
  const spy = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(rects);
  return () => spy.mockRestore();
});

function Frame() {
  usePageFocus();
  return (
    <PageMain tabIndex={-1}>
      <Outlet />
    </PageMain>
  );
}

const routes: ConsoleOptions['routes'] = (node) => [
  {
    path: '/',
    element: <Frame />,
    children: [
      { path: 'list', element: node },
      { path: 'detail', element: <p>details</p> },
      { path: 'add', element: <input autoFocus /> },
    ],
  },
];
const list = <button type="button">row</button>;
const start = (more: ConsoleOptions = {}) => renderConsole(list, { at: '/list', routes, ...more });

describe.each([
  ['standalone', true, 'MAIN'],
  ['embedded', false, 'SECTION'],
])('%s', (_, standalone, tag) => {
  test('after a change of page the focus is at the beginning of the page', async () => {
    const page = await start({ standalone });
    const main = page.one('[data-gd-main]');
    expect([main.tagName, main.getAttribute('aria-label')]).toEqual([tag, standalone ? null : '内容']);
    await page.key(page.host, 'Enter');
    await page.go('/detail');
    expect(page.root.activeElement).toBe(main);
  });

  test('when the focused element is removed, the focus is rescued', async () => {
    const page = await renderConsole(<Rows />, { standalone });
    const button = page.one('button');
    button.focus();
    await page.press('delete');
    await page.until(() => page.root.activeElement !== null);
    expect(page.root.activeElement).toBe(page.one('[data-gd-main]'));
  });
});

function Rows() {
  const rescue = useFocusRescue();
  const [there, setThere] = useState(true);
  const remove = (): void => {
    setThere(false);
    rescue();
  };
  return (
    <PageMain tabIndex={-1}>
      {there && (
        <button type="button" onClick={remove}>
          delete
        </button>
      )}
      <input />
    </PageMain>
  );
}

test('a rescue leaves the focus where something has it', async () => {
  const page = await renderConsole(<Rows />);
  const input = page.one('input');
  input.focus();
  await page.press('delete');
  await page.act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(page.root.activeElement).toBe(input);
});

test('the focus does not move before anyone has used the console, nor out of the host page', async () => {
  const page = await start();
  await page.go('/detail');
  expect(page.root.activeElement).toBeNull();
  await page.key(page.host, 'Enter');
  const outside = document.body.appendChild(document.createElement('input'));
  outside.focus();
  await page.go('/list');
  expect(document.activeElement).toBe(outside);
  outside.remove();
});

test('a page that has focused its own field keeps it', async () => {
  const page = await start();
  await page.key(page.host, 'Enter');
  await page.go('/add');
  expect(page.root.activeElement).toBe(page.one('input'));
});

test('a cached list has the focus at the element that had it', async () => {
  const page = await start();
  const { memory } = page.services;
  await page.key(page.host, 'Enter');
  await page.go('/detail');
  const link = page.one('[data-gd-main]').appendChild(document.createElement('a'));
  link.tabIndex = 0;
  memory.noteFocus('/list', link);
  await page.go('/list');
  expect(page.root.activeElement).toBe(link);
});

test('the same page under another query keeps the focus of the user', async () => {
  const page = await start();
  await page.key(page.host, 'Enter');
  const row = page.one('button');
  row.focus();
  await page.go('/list?page=2');
  expect(page.root.activeElement).toBe(row);
});
