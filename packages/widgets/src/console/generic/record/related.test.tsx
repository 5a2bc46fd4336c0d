// @vitest-environment jsdom
import { CallFailure, calls, type RecordRelation } from '@gongdi/api';
import { projectmanage } from '@gongdi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import RelatedRecords from './related.tsx';

const { related, relatedRows } = calls.record;

/** Reports to the observers of the page that their elements are in view or not. */
let scroll: (into: boolean) => void;

beforeEach(() => {
  const reports: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (typeof reports)[number]) {
        reports.push(report);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  scroll = (into) => {
    for (const report of reports) report([{ isIntersecting: into }]);
  };
});
afterEach(() => void vi.unstubAllGlobals());

const relation = (more: Partial<RecordRelation> = {}): RecordRelation => ({
  resource: 'hiddenDangerRectification',
  label: '隐患整改',
  field: 'project_id',
  field_label: '所属项目',
  total: 7,
  total_capped: false,
  filtered: true,
  detail: true,
  ...more,
});
const danger = (id: string) => ({ id, order_title: `隐患 ${id}` });

async function shown(relations: RecordRelation[], more = false) {
  const server = new FakeServer().on(related, relations).on(relatedRows, ({ query }) => ({
    list: [danger(String(query.page))],
    more: more && query.page === 1,
  }));
  const page = await renderConsole(<RelatedRecords resource={projectmanage} id="p 1" />, { server });
  return { page, server };
}

test('nothing is asked before the panel comes into view, and then once', async () => {
  const { page, server } = await shown([relation()]);
  await page.act(() => scroll(false));
  expect(server.names()).toEqual([]);
  await page.act(() => scroll(true));
  await page.until('隐患 1');
  await page.act(() => scroll(true));
  expect(server.names(related)).toHaveLength(1);
});

test('rows are read of the first kind only, until another one is unfolded', async () => {
  const { page, server } = await shown([relation(), relation({ resource: 'staff', label: '人员', total: 2 })]);
  await page.act(() => scroll(true));
  await page.until('隐患 1');
  expect(server.sent(relatedRows)).toEqual([
    {
      params: { resource: 'projectmanage', id: 'p 1', from: 'hiddenDangerRectification', field: 'project_id' },
      query: { page: 1 },
    },
  ]);
});

test('kinds without records are left out; two references of one kind are told apart by their fields', async () => {
  const { page } = await shown([
    relation({ field: 'a_id', field_label: '甲', total: 1 }),
    relation({ field: 'b_id', field_label: '乙', total: 10_000, total_capped: true }),
    relation({ resource: 'staff', label: '人员', total: 0 }),
    relation({ resource: 'post', label: '岗位', total: null }),
  ]);
  await page.act(() => scroll(true));
  await page.until('隐患整改（甲） 1');
  expect(page.text).toContain('隐患整改（乙） 10000+');
  expect(page.text).not.toContain('人员');
  expect(page.text).toContain('岗位 暂时无法统计');
});

test('a record without a date among its facts has the day of its making, that of the site', async () => {
  const { page, server } = await shown([relation({ resource: 'patrolsite', label: '巡检点' })]);
  server.on(relatedRows, {
    list: [{ id: '1', point_name: '东门', created_at: '2026-11-01T16:30:00.000Z' }],
    more: false,
  });
  await page.act(() => scroll(true));
  await page.until('东门');
  expect(page.all('time').map(({ textContent }) => textContent)).toEqual(['2026-11-02']);
});

test('a row leads to its record where the user may open it', async () => {
  const { page } = await shown([relation()]);
  await page.act(() => scroll(true));
  await page.until('隐患 1');
  const link = page.all('a').find(({ textContent }) => textContent === '隐患 1')!;
  expect(link.getAttribute('href')).toBe('/hiddenDangerRectification/detail?id=1');
  await page.unmount();
  const closed = await shown([relation({ detail: false })]);
  await closed.page.act(() => scroll(true));
  await closed.page.until('隐患 1');
  expect(closed.page.all('a').some(({ textContent }) => textContent === '隐患 1')).toBe(false);
});

test('all of them are in the list that filters by the field', async () => {
  const { page } = await shown([relation()]);
  await page.act(() => scroll(true));
  await page.until('查看全部 7 条');
  const all = page.all('a').find(({ textContent }) => textContent.startsWith('查看全部'))!;
  expect(all.getAttribute('href')).toBe('/hiddenDangerRectification?project_id=p%201');
  await page.unmount();
  const few = await shown([relation({ total: 1 })]);
  await few.page.act(() => scroll(true));
  await few.page.until('隐患 1');
  expect(few.page.text).not.toContain('查看全部');
});

test('where the list does not filter, the next rows follow here', async () => {
  const { page } = await shown([relation({ filtered: false })], true);
  await page.act(() => scroll(true));
  await page.until('再显示一些');
  await page.press('再显示一些');
  await page.until('隐患 2');
  expect([page.text.includes('隐患 1'), page.choice('再显示一些')]).toEqual([true, undefined]);
});

test('a record that nothing may refer to has no such panel; one that nothing refers to says so', async () => {
  const none = await shown([]);
  await none.page.act(() => scroll(true));
  await none.page.until(() => none.page.all('section').length === 0);
  await none.page.unmount();
  const empty = await shown([relation({ total: 0 })]);
  await empty.page.act(() => scroll(true));
  await empty.page.until('没有其他记录引用它');
});

test('counts and rows that cannot be read are asked for again', async () => {
  const { page, server } = await shown([relation()]);
  server.on(related, new CallFailure('统计超时', { status: 503 }));
  await page.act(() => scroll(true));
  await page.until('统计超时');
  server.on(related, [relation()]).on(relatedRows, new CallFailure('读取超时', { status: 503 }));
  await page.press('重试');
  await page.until('读取超时');
  server.on(relatedRows, { list: [danger('9')], more: false });
  await page.press('重试');
  await page.until('隐患 9');
});
