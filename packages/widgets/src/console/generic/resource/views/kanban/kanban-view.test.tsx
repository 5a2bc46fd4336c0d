// @vitest-environment jsdom
import { resourceCalls, stepCalls, viewCalls, type RecordGroup } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import type { Page } from '../../../../testing/page.ts';
import { renderConsole, USER, type ConsoleOptions } from '../../../../testing/render-console.tsx';
import { MAY_ALL, sample, sampleRow, type SampleRow } from '../../../../testing/sample.ts';
import KanbanView from './kanban-view.tsx';

const groups = viewCalls(sample).groups!;
const list = resourceCalls(sample).list!;
const group = (state: number, rows: SampleRow[], total = rows.length, total_capped = false): RecordGroup => ({
  key: String(state),
  total,
  total_capped,
  // The rows of tests have the fields alone that a card shows.
  list: rows as RecordGroup['list'],
});
const inState = (state: number, id: string, more = {}) => sampleRow(id, { state, person_id: USER, ...more });

/** A resource of which no step leads back from state 2. */
const oneWay = { ...sample, actions: { begin: sample.actions!['begin'] } } as typeof sample;

interface BoardOptions extends ConsoleOptions {
  resource?: typeof sample;
  filters?: Record<string, string>;
}

async function board(rows: RecordGroup[], { filters = {}, resource = sample, ...options }: BoardOptions = {}) {
  const server = (options.server ?? new FakeServer()).on(groups, rows);
  const view = { kinds: [], shown: 'kanban' as const, settings: {}, choose: vi.fn(), set: vi.fn() };
  const node = (
    <KanbanView
      resource={resource}
      view={view}
      filters={filters}
      grid={{ page: 1, page_size: 20, sort: 'title', order: 'desc' }}
      setGrid={vi.fn()}
      openList={vi.fn()}
    />
  );
  const page = await renderConsole(node, { may: MAY_ALL, ...options, server });
  await page.until(() => page.all('[data-state]').length > 0);
  return { page, server };
}

const column = (page: Page, state: number) => page.one(`[data-state="${state}"]`);
const card = (page: Page, id: string) => page.one(`[data-card="${id}"]`);
const status = (page: Page) => page.one('.gd-kanban-hint').textContent;
const press = async (page: Page, id: string, ...keys: string[]) => {
  for (const key of keys) await page.key(card(page, id), key);
};

/** Drags a card by the mouse; returns whether the column took it. */
async function drag(page: Page, id: string, state: number): Promise<boolean> {
  const event = (type: string) =>
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      dataTransfer: { setData: vi.fn(), effectAllowed: '', dropEffect: '' },
    });
  await page.act(() => card(page, id).dispatchEvent(event('dragstart')));
  const over = event('dragover');
  await page.act(() => column(page, state).dispatchEvent(over));
  await page.act(() => column(page, state).dispatchEvent(event('drop')));
  return over.defaultPrevented;
}

test('the board asks once for all columns, with the filters and the order of the list', async () => {
  const { page, server } = await board([group(1, [inState(1, 'a')]), group(2, [inState(2, 'b')], 30, true)], {
    filters: { title: '样' },
  });
  expect(server.sent(groups)).toEqual([
    { query: { title: '样', sort: 'title', order: 'desc', by: 'state', first: 10 } },
  ]);
  expect(column(page, 1).getAttribute('aria-label')).toMatch(/ 1$/);
  expect(column(page, 2).getAttribute('aria-label')).toMatch(/ 30\+$/);
});

test('only the columns that the filter leaves are shown; an empty one says so', async () => {
  const { page } = await board([], { filters: { state: '2' } });
  expect(page.all('[data-state]').map((one) => one.dataset['state'])).toEqual(['2']);
  expect(column(page, 2).textContent).toContain('没有记录');
});

test('further cards of a column come by pages, and none stands twice', async () => {
  const first = Array.from({ length: 10 }, (_, at) => inState(2, `b${at}`));
  const { page, server } = await board([group(2, first, 12)]);
  server.on(list, { ...pageOf(inState(2, 'b9'), inState(2, 'b10'), inState(2, 'b11')), total: 12, page: 2 });
  await page.press('再显示 2 条');
  await page.until(() => page.all('[data-card]').length === 12);
  expect(server.sent(list)).toEqual([{ query: { sort: 'title', order: 'desc', state: '2', page: 2, page_size: 10 } }]);
  expect(page.choices.join()).not.toContain('再显示');
});

test('a page of cards that does not come is asked for again', async () => {
  const { page, server } = await board([group(2, [inState(2, 'b')], 2)]);
  server.on(list, new Error('no network'));
  await page.press('再显示 1 条');
  await page.until(() => page.choice('重试') !== undefined);
  server.on(list, { ...pageOf(inState(2, 'c')), total: 2, page: 2 });
  await page.press('重试');
  await page.until(() => page.all('[data-card]').length === 2);
  expect(page.choice('重试')).toBeUndefined();
});

test('a card that is dropped where a step leads opens that step', async () => {
  const { page } = await board([group(1, [inState(1, 'a')])]);
  expect(await drag(page, 'a', 2)).toBe(true);
  await page.until(() => page.all('[role=dialog]').length > 0);
  expect(page.one('[role=dialog]').textContent).toContain('开始');
});

test('a column that no step leads to takes the drop to say why', async () => {
  const { page } = await board([group(2, [inState(2, 'a')])], { resource: oneWay });
  expect(await drag(page, 'a', 1)).toBe(true);
  await page.until('不能直接转为');
  expect(page.all('[role=dialog]')).toEqual([]);
});

test('who lacks the permission, or whose turn it is not, is told which it is', async () => {
  const without = await board([group(1, [inState(1, 'a')])], { may: ['sample|list'] });
  await drag(without.page, 'a', 2);
  await without.page.until('您没有「开始」的权限');
  await without.page.unmount();
  const other = await board([group(2, [inState(2, 'b', { person_id: 'u9' })])], {
    may: ['sample|list', 'sample|finish'],
  });
  await drag(other.page, 'b', 1);
  await other.page.until('您没有「退回」的权限');
});

test('the space bar lifts a card, arrows aim, Enter puts it down', async () => {
  const { page } = await board([group(1, [inState(1, 'a')])]);
  await press(page, 'a', ' ');
  expect(status(page)).toContain('已拿起「样品 a」');
  await press(page, 'a', 'ArrowLeft');
  expect(status(page)).toContain('已拿起「样品 a」');
  await press(page, 'a', 'ArrowRight');
  expect(status(page)).toContain('：开始');
  expect(column(page, 2).className).toContain('gd-kanban-over');
  await press(page, 'a', 'Enter');
  await page.until(() => page.all('[role=dialog]').length > 0);
});

test('Escape and the loss of the focus leave a lifted card where it is', async () => {
  const { page } = await board([group(1, [inState(1, 'a')])]);
  await press(page, 'a', ' ', 'ArrowRight', 'Escape');
  expect(status(page)).toContain('拖动卡片');
  await press(page, 'a', ' ', 'ArrowRight');
  await page.act(() => card(page, 'a').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(status(page)).toContain('拖动卡片');
  expect(page.all('[role=dialog]')).toEqual([]);
});

test('keys of what is inside a card do not lift it', async () => {
  const { page } = await board([group(1, [inState(1, 'a')])]);
  await page.key(card(page, 'a').querySelector('a, button')!, ' ');
  expect(status(page)).toContain('拖动卡片');
});

test('a card that has arrived has the focus again', async () => {
  const { page, server } = await board([group(1, [inState(1, 'a')])]);
  server.on(stepCalls(sample)['begin']!, inState(2, 'a'));
  await press(page, 'a', ' ', 'ArrowRight', 'Enter');
  await page.until(() => page.all('[role=dialog]').length > 0);
  server.on(groups, [group(2, [inState(2, 'a')])] as never);
  await page.press('开始');
  await page.until(() => column(page, 2).querySelector('[data-card="a"]') !== null);
  await page.until(() => page.root.activeElement === card(page, 'a'));
});

test('a card that was refused does not take the focus when somebody else moves it later', async () => {
  const { page, server } = await board([group(2, [inState(2, 'a')])], { resource: oneWay });
  await press(page, 'a', ' ', 'ArrowLeft', 'Enter');
  await page.until('不能直接转为');
  server.on(groups, [group(1, [inState(1, 'a')])] as never);
  await page.act(() => page.queries.invalidateQueries());
  await page.until(() => column(page, 1).querySelector('[data-card="a"]') !== null);
  expect(page.root.activeElement).not.toBe(card(page, 'a'));
});
