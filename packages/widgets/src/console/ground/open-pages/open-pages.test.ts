import { expect, it, vi } from 'vitest';
import { MAX_OPEN, OpenPages, type OpenPage } from './open-pages.ts';
import { pageKey } from './page-key.ts';

function kept(start: readonly OpenPage[] | null = null) {
  const keeper = {
    pages: start,
    get: () => keeper.pages,
    set: (pages: readonly OpenPage[]) => void (keeper.pages = pages),
  };
  return keeper;
}
const keys = (pages: OpenPages) => pages.snapshot().pages.map((page) => page.key);

it('tells pages apart by path and record, not by filters', () => {
  expect(pageKey('/staff', '?page=2&status=1')).toBe('/staff');
  expect(pageKey('/staff/detail', '?id=7&tab=x')).toBe('/staff/detail?id=7');
});

it('opens each page once, and follows its address', () => {
  const keeper = kept();
  const pages = new OpenPages(keeper);
  const listener = vi.fn();
  pages.subscribe(listener);
  pages.visit('/a', '/a');
  pages.visit('/b', '/b');
  pages.visit('/a', '/a?page=2');
  expect(pages.snapshot().pages).toEqual([
    { key: '/a', address: '/a?page=2' },
    { key: '/b', address: '/b' },
  ]);
  expect(pages.addressOf('/a')).toBe('/a?page=2');
  expect(pages.addressOf('/c')).toBe('/c');
  expect(listener).toHaveBeenCalledTimes(3);
  pages.visit('/a', '/a?page=2');
  expect(listener).toHaveBeenCalledTimes(3);
  expect(new OpenPages(keeper).snapshot().pages).toEqual(pages.snapshot().pages);
});

it('does not believe everything that was kept', () => {
  const odd = [{ key: '/a', address: 'javascript:alert(1)' }, { key: 7 }, null, { key: '/b', address: '/b' }];
  expect(keys(new OpenPages(kept(odd as unknown as OpenPage[])))).toEqual(['/b']);
});

it('names what a page shows', () => {
  const pages = new OpenPages(kept());
  pages.visit('/a?id=1', '/a?id=1');
  pages.name('/a?id=1', '滨江一期');
  pages.name('/nowhere', 'x');
  expect(pages.snapshot().pages).toEqual([{ key: '/a?id=1', address: '/a?id=1', record: '滨江一期' }]);
});

it('closes what is left once another page is on view, not when the person stays', () => {
  const pages = new OpenPages(kept());
  for (const one of ['/a', '/b', '/c']) pages.visit(one, one);
  expect(pages.neighbour('/b')?.key).toBe('/c');
  expect(pages.neighbour('/c')?.key).toBe('/b');
  pages.leave(['/c']);
  expect(keys(pages)).toEqual(['/a', '/b', '/c']);
  pages.stay();
  pages.visit('/a', '/a');
  expect(keys(pages)).toEqual(['/a', '/b', '/c']);
  pages.leave(['/a', '/c']);
  pages.visit('/b', '/b');
  expect(keys(pages)).toEqual(['/b']);
});

it('pushes out the page that was not looked at for longest', () => {
  const pages = new OpenPages(kept());
  for (let count = 0; count < MAX_OPEN; count += 1) pages.visit(`/${count}`, `/${count}`);
  pages.visit('/0', '/0');
  pages.visit('/new', '/new');
  expect(keys(pages)).toHaveLength(MAX_OPEN);
  expect(keys(pages).slice(0, 2)).toEqual(['/0', '/2']);
});

it('counts reloads, and forgets everything', () => {
  const keeper = kept();
  const pages = new OpenPages(keeper);
  pages.visit('/a', '/a');
  pages.reload('/a');
  pages.reload('/a');
  expect(pages.snapshot().rounds).toEqual({ '/a': 2 });
  pages.reset();
  expect(pages.snapshot()).toEqual({ pages: [], rounds: {} });
});
