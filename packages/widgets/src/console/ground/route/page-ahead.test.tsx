import { expect, it, vi } from 'vitest';
import { goAhead, pageAt } from './page-ahead.ts';

const Plain = () => null;
const ahead = vi.fn();
const Late = Object.assign(() => null, { ahead });
const routes = [
  {
    children: [
      {
        path: '/list',
        children: [
          { index: true, element: <Late /> },
          { path: 'add', element: <Plain /> },
        ],
      },
      { path: '/plain', element: <Plain /> },
    ],
  },
];

it('finds the page of a path among nested routes', () => {
  expect([pageAt(routes, '/list')?.type, pageAt(routes, '/list/add')?.type, pageAt(routes, '/no')]).toEqual([
    Late,
    Plain,
    undefined,
  ]);
});

it('tells a page that can go ahead, and leaves all others alone', () => {
  const by = { screens: {} };
  for (const path of ['/plain', '/no', '/list']) goAhead(routes, path, by);
  expect(ahead.mock.calls).toEqual([[{}, by]]);
});
