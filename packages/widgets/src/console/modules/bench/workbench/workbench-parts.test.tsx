// @vitest-environment jsdom
import { calls } from '@gongdi/api';
import { projectmanage } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { TaskPanel } from './panels/task-panel.tsx';
import { TileGrid } from './tiles/tile-grid.tsx';
import { NewestPanel } from './panels/newest-panel.tsx';
import { TodoPanel } from './panels/todo-panel.tsx';
import type { Workbench } from './panels/use-workbench.ts';
import { zh } from './text/zh.ts';

type Attention = Workbench['attention'][number];
const card = (resource: string, total: number | null, more: Partial<Attention> = {}): Attention => ({
  resource,
  label: { zh: `待办 ${resource}`, en: resource },
  key: `${resource}?status=1`,
  trend: null,
  filters: { status: '1' },
  level: 'error',
  total,
  total_capped: false,
  ...more,
});

const grid = (attention: Attention[], more: Partial<Parameters<typeof TileGrid>[0]> = {}) => (
  <TileGrid page="workbench" ofRole={null} title="待处理" attention={attention} figures={[]} more={0} {...more} />
);
const may = ['a|list', 'b|list', 'c|list', 'd|detail'];

test('a tile leads to the list that it counts; zeros step back, one without an answer says so', async () => {
  const attention = [
    card('a', 3, { total_capped: true, level: 'warning' }),
    card('b', 0),
    card('c', null),
    card('d', 1),
  ];
  const page = await renderConsole(grid(attention), { may });
  const cards = page.all('.gd-tiles-card');
  // Nobody sees a tile of a list that they may not open. What is urgent comes first.
  expect(cards.map((one) => one.textContent)).toEqual([`待办 c${zh.attentionFailed}`, '待办 a3+']);
  expect(cards.map((one) => one.className.split('-').at(-1))).toEqual(['calm', 'warning']);
  expect(cards[1]!.getAttribute('href')).toBe('/a?status=1');
  expect(page.one('.gd-tiles-zeros').textContent).toBe(`${zh.zeros}待办 b 0`);
});

test('a trend says how many records came in the last days, and how many more than before', async () => {
  const trend = Array.from({ length: 30 }, (_, day) => (day >= 23 ? 2 : day >= 16 ? 1 : 0));
  const page = await renderConsole(grid([card('a', 3, { trend })]), { may });
  expect(page.one('.gd-tiles-card').textContent).toBe('待办 a3近 7 天新增 14 7');
  expect(page.all('polyline')).toHaveLength(1);
});

test('tiles are arranged by keyboard and hidden, and stay so', async () => {
  const page = await renderConsole(grid([card('a', 3), card('b', 2), card('c', 1)]), { may });
  const names = () => page.all('.gd-tiles-card').map((one) => /待办 (.)/.exec(one.textContent)![1]);
  await page.press(zh.arrange);
  const handle = page.one('[data-key="c?status=1"] button');
  await page.act(() => handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })));
  expect(names()).toEqual(['a', 'c', 'b']);
  await page.act(() => page.one('[data-key="a?status=1"] [aria-pressed]').click());
  await page.press(zh.arranged);
  expect(names()).toEqual(['c', 'b']);
  await page.press(zh.arrange);
  await page.press(zh.arrangeReset);
  await page.press(zh.arranged);
  expect(names()).toEqual(['a', 'b', 'c']);
});

test('a home begins with what is most urgent, and unfolds the rest', async () => {
  const many = Array.from({ length: 15 }, (_, at) =>
    card('a', at + 1, { key: `a${at}`, label: { zh: `待办 ${at}`, en: '' } }),
  );
  const page = await renderConsole(grid(many, { folds: true }), { may });
  const cards = () => page.all('.gd-tiles-card').map((one) => one.textContent);
  expect(cards()).toHaveLength(12);
  expect(cards()[0]).toBe('待办 01');
  await page.press('显示其余 3 项');
  expect(cards()).toHaveLength(15);
});

test('more tiles come when they are asked for', async () => {
  const more = vi.fn();
  const page = await renderConsole(grid([card('a', 1)], { more: 4, onMore: more }), { may });
  await page.press('显示其余 4 项');
  expect(more).toHaveBeenCalledOnce();
});

test('tasks say how long they are overdue and lead to their records', async () => {
  const task = { resource: 'a', label: { zh: '隐患', en: 'Danger' }, project: '滨江一期' };
  const tasks = [
    { ...task, id: '1', title: '临边未封闭', due: '2020-01-01', overdue: true },
    { ...task, id: '2', title: '消防通道', due: '2099-01-01', overdue: false },
  ];
  const page = await renderConsole(
    <TaskPanel title="任务" none="无" tasks={tasks} error={undefined} retry={() => undefined} />,
  );
  expect(page.all('a').map((one) => one.getAttribute('href'))).toEqual(['/a/detail?id=1', '/a/detail?id=2']);
  expect(page.text).toMatch(/超期 \d+ 天隐患滨江一期.*2099-01-01 截止/);
});

const { name } = projectmanage;
type Newest = Workbench['newest'][number];
const newest = (rows: Newest['rows'], may = [`${name}|list`]) => {
  const label = { zh: '新项目', en: 'New projects' };
  const none = { zh: '没有项目', en: 'No projects' };
  const one: Newest = { resource: name, label, none, turns: null, filters: { project_phase: '1' }, rows };
  return renderConsole(<NewestPanel newest={one} retry={() => undefined} />, { may });
};

test('the newest records lead to their pages, and the panel to the list that they come from', async () => {
  const page = await newest([{ id: 'p 1', title: '滨江一期', beside: {} }]);
  expect(page.all('a').map((one) => one.getAttribute('href'))).toEqual([
    `/${name}?project_phase=1`,
    `/${name}/detail?id=p%201`,
  ]);
});

test('the newest records say that there are none, and that they could not be read', async () => {
  expect((await newest([])).text).toContain('没有项目');
  expect((await newest(null)).text).toContain(zh.late);
});

test('the newest records of a list that may not be seen are not shown', async () => {
  expect((await newest([], ['staff|list'])).text.trim()).toBe('');
});

test('waiting tasks are asked for only by whoever may list them', async () => {
  const { taskTodoPage } = calls.workflow;
  const task = {
    id: 't1',
    name: '安全员审核',
    overdue: true,
    create_time: '2026-11-02T01:00:00Z',
    process_instance: { id: 'i 1', name: '动火审批', start_user: { nickname: '王建' } },
  };
  const server = new FakeServer().on(taskTodoPage, pageOf(task));
  const none = await renderConsole(<TodoPanel />, { server, may: ['staff|list'] });
  expect(server.names()).toEqual([]);
  await none.unmount();
  const page = await renderConsole(<TodoPanel />, { server, may: ['bpm-task|list'] });
  await page.until('动火审批 · 安全员审核');
  expect([page.text.includes(zh.overdue), page.text.includes('王建')]).toEqual([true, true]);
});

test('the arrangement of the role holds until the user has an own one, and again afterwards', async () => {
  const ofRole = { order: ['b?status=1', 'a?status=1'], hidden: ['c?status=1'], role: '安全员' };
  const page = await renderConsole(grid([card('a', 1), card('b', 2), card('c', 3)], { ofRole }), { may });
  const shown = () => page.all('.gd-tiles-card').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['待办 b2', '待办 a1']);
  await page.press(zh.arrange);
  expect(page.text).toContain('当前为角色「安全员」的布局');
  expect(page.choices).not.toContain(zh.forRole);
  await page.press('显示 待办 c');
  await page.press(zh.arranged);
  expect(shown()).toEqual(['待办 b2', '待办 a1', '待办 c3']);
  await page.press(zh.arrange);
  await page.press('恢复为角色「安全员」的布局');
  await page.press(zh.arranged);
  expect(shown()).toEqual(['待办 b2', '待办 a1']);
});
