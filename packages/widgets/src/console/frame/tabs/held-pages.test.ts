import { expect, it } from 'vitest';
import { holdPages, MAX_HELD, PINNED, type HeldPage } from './held-pages.ts';

type Page = HeldPage<string, string>;
const page = (key: string, kept = true): Page => ({ key, view: key, at: key, kept, round: 0, body: key });
const visit = (keys: readonly (string | Page)[]) =>
  keys.reduce<readonly Page[]>(
    (held, next) => holdPages(held, typeof next === 'string' ? page(next) : next, () => true),
    [],
  );
const keys = (held: readonly Page[]) => held.map((one) => one.key);

it('console 2.1: list routes cache their page behind a detail, which goes when the list is back', () => {
  expect(keys(visit(['/a', page('/a/detail', false)]))).toEqual(['/a/detail', '/a']);
  expect(keys(visit(['/a', page('/a/detail', false), '/a']))).toEqual(['/a']);
});

it('holds a bounded number, the last used', () => {
  const many = Array.from({ length: 9 }, (_, index) => `/${index}`);
  const held = visit(many);
  expect(keys(held)).toEqual(['/8', '/7', '/6', '/5', '/4']);
  expect(held).toHaveLength(MAX_HELD);
  expect(keys(visit([...many, page('/x', false)]))).toEqual(['/x', '/8', '/7', '/6', '/5', '/4']);
});

it('console 2.1: /workbench, /center and /datafill are kept alive outside of the bound', () => {
  expect([...PINNED]).toEqual(['/workbench', '/center', '/datafill']);
  const held = visit([...PINNED, ...Array.from({ length: 9 }, (_, index) => `/${index}`)]);
  expect(held).toHaveLength(MAX_HELD + PINNED.size);
  expect(keys(held)).toEqual(expect.arrayContaining([...PINNED]));
});

it('lets go of a page whose tab is closed', () => {
  expect(keys(holdPages(visit(['/a', '/b']), page('/c'), (key) => key !== '/a'))).toEqual(['/c', '/b']);
});

it('changes nothing when nothing changes, and begins anew when asked', () => {
  const held = visit(['/a', '/b']);
  expect(holdPages(held, page('/b'), () => true)).toBe(held);
  expect(holdPages(held, { ...page('/b'), at: '/b?page=2' }, () => true)[0]?.at).toBe('/b?page=2');
  expect(holdPages(held, { ...page('/b'), round: 1 }, () => true)[0]?.round).toBe(1);
});
