// @vitest-environment jsdom
import { queryFieldsOf, staff } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { renderHook } from '../testing/render-hook.tsx';
import { sample } from '../testing/sample.ts';
import { useAddressQuery } from './address-query.ts';

const fields = queryFieldsOf(sample);
const at = (address: string) => renderHook(() => useAddressQuery(fields), { at: address });

test('console 9: a new search begins at page 1 and keeps size and order', async () => {
  const { page, now } = await at('/sample?page=4&page_size=50&sort=title&order=desc&title=a');
  expect(now().grid).toEqual({ page: 4, page_size: 50, sort: 'title', order: 'desc' });
  await page.act(() => now().setFilters({ title: '塔吊 & 一号' }));
  expect(now()).toMatchObject({
    grid: { page: 1, page_size: 50, sort: 'title', order: 'desc' },
    filters: { title: '塔吊 & 一号' },
  });
});

test('another page or order keeps the filters, and the way back leads to the page before', async () => {
  const { page, now } = await at('/sample?title=a');
  await page.act(() => now().setGrid({ page: 2, page_size: 10 }));
  expect(page.here).toBe('/sample?title=a&page=2');
  await page.act(() => page.router.navigate(-1));
  expect([page.here, now().grid.page]).toEqual(['/sample?title=a', 1]);
});

test('two changes after one another do not lose the first', async () => {
  const { page, now } = await at('/sample');
  await page.act(() => now().setFilters({ title: 'a' }));
  await page.act(() => now().setGrid({ page: 1, page_size: 20 }));
  expect(page.here).toBe('/sample?title=a&page_size=20');
});

test('a saved view sets everything; one that is applied by itself adds no step to the way back', async () => {
  const { page, now } = await at('/sample');
  expect(now().pristine).toBe(true);
  const view = { grid: { page: 1, page_size: 100, sort: 'title', order: 'asc' as const }, filters: { title: 'b' } };
  await page.act(() => now().setQuery(view, true));
  expect([page.here, now().pristine]).toEqual(['/sample?title=b&page_size=100&sort=title', false]);
  await page.act(() => page.router.navigate(-1));
  expect(page.here).toBe('/sample?title=b&page_size=100&sort=title');
});

const staffFields = queryFieldsOf(staff);
const inProject = (address: string) => renderHook(() => useAddressQuery(staffFields), { at: address });
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

test('a list shows the project of the address, and its query form does not ask for it', async () => {
  const { now } = await inProject('/staff?project=p1&name=a');
  expect(now()).toMatchObject({ filters: { name: 'a', project_id: 'p1' }, own: { name: 'a' }, inProject: true });
  expect(names(now().asked)).not.toContain('project_id');
  expect((await inProject('/staff?project=p1')).now().pristine).toBe(true);
});

test('a filter for another project goes first', async () => {
  const { now } = await inProject('/staff?project=p1&project_id=p2');
  expect(now()).toMatchObject({ filters: { project_id: 'p2' }, inProject: false });
  expect(names(now().asked)).toContain('project_id');
});

test('a list without a filter by project is not limited', async () => {
  const { now } = await at('/sample?project=p1');
  expect(now()).toMatchObject({ filters: {}, inProject: false });
});

test('two changes before the first is drawn do not lose it', async () => {
  const { page, now } = await at('/sample');
  await page.act(() => {
    const { setFilters, setGrid } = now();
    setFilters({ title: 'a' });
    setGrid({ page: 1, page_size: 20, sort: 'title', order: 'desc' });
  });
  expect(page.here).toBe('/sample?title=a&page_size=20&sort=title&order=desc');
});
