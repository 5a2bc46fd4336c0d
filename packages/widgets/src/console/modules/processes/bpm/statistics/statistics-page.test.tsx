// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { StatisticsPage } from './statistics-page.tsx';

const { statisticsProcesses, statisticsDays, statisticsNodes } = calls.workflow;

const process = (more: object = {}) => ({
  process_definition_key: 'leave',
  name: '请假',
  started: 12,
  running: 3,
  approved: 7,
  rejected: 1,
  cancelled: 1,
  overdue_tasks: 0,
  average: 90_000,
  p90: null,
  ...more,
});

async function open(processes: readonly object[]) {
  const server = new FakeServer().on(statisticsProcesses, processes as never).on(statisticsDays, []);
  const page = await renderConsole(<StatisticsPage />, { server, at: '/bpm/manager/statistics' });
  return { page, server };
}

test('each process has its numbers; a duration that is not known is a dash, tasks past their date are marked', async () => {
  const { page } = await open([process(), process({ process_definition_key: 'pay', name: '付款', overdue_tasks: 4 })]);
  await page.until('付款');
  const [leave, pay] = page
    .all('tbody tr.ant-table-row')
    .map((line) => [...line.children].map((cell) => cell.textContent));
  expect(leave!.slice(0, 7)).toEqual(['请假', '12', '3', '7', '1', '1', '0']);
  expect(leave!.at(-1)).toBe('--');
  expect(pay![6]).toBe('4');
  expect(page.all('.ant-tag').map(({ textContent }) => textContent)).toEqual(['4']);
});

test('a day without events has its place among the days of the range', async () => {
  const { page, server } = await open([process()]);
  await page.until('请假');
  const [{ query }] = server.sent(statisticsDays) as unknown as [{ query: { begin_time: string } }];
  expect(server.sent(statisticsProcesses)).toEqual([{ query }]);
  const first = Date.parse(query.begin_time);
  expect(Math.round((Date.now() - first) / 86_400_000)).toBeOneOf([29, 30]);
  const today = new Date(first + 29 * 86_400_000).toISOString().slice(0, 10);
  expect(page.text).toContain(`${today}：发起 0，结束 0`);
  await page.act(() => page.all('input[type=radio]')[1]!.click());
  await page.until(() => server.sent(statisticsDays).length === 2);
  const [, { query: later }] = server.sent(statisticsDays) as unknown as [unknown, { query: { begin_time: string } }];
  expect(Math.round((first - Date.parse(later.begin_time)) / 86_400_000)).toBe(60);
});

test('the nodes of a process come when it is chosen, the slowest marked', async () => {
  const { page, server } = await open([process()]);
  await page.until('点击流程名称查看各节点耗时');
  expect(server.sent(statisticsNodes)).toEqual([]);
  const node = {
    done: 5,
    waiting: 1,
    overdue: 0,
    rejected: 0,
    returned: 0,
    median: 1,
    p90: 2,
    longest: 3,
    average: 60_000,
  };
  server.on(statisticsNodes, [
    { key: 'a', name: '部门审批', share: 0.256, bottleneck: false, ...node },
    { key: 'b', name: '财务审批', share: 0.744, bottleneck: true, ...node },
  ] as never);
  await page.press('请假');
  await page.until('「请假」各节点耗时');
  await page.until('财务审批');
  const lines = page.all('tbody tr.ant-table-row').map(({ textContent }) => textContent);
  expect(lines.find((line) => line.includes('部门审批'))).toContain('26 %');
  expect(lines.find((line) => line.includes('财务审批'))).toMatch(/瓶颈.*74 %/);
  expect(lines.filter((line) => line.includes('瓶颈'))).toHaveLength(1);
});

test('without a process nothing is offered to be chosen', async () => {
  const { page } = await open([]);
  await page.until('所选时间内没有流程');
  expect(page.text).not.toContain('点击流程名称');
});

test('statistics that did not come can be asked for again', async () => {
  const server = new FakeServer().on(statisticsProcesses, new CallFailure('网络错误')).on(statisticsDays, []);
  const page = await renderConsole(<StatisticsPage />, { server });
  await page.until('网络错误');
  server.on(statisticsProcesses, [process()] as never);
  const [again] = page.all('button');
  await page.act(() => again!.click());
  await page.until('请假');
});
