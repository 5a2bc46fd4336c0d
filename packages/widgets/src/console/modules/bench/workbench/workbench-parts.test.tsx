// @vitest-environment jsdom
import { calls } from '@gongdi/api';
import { projectmanage } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { AttentionCards } from './attention-cards.tsx';
import { NewestPanel } from './newest-panel.tsx';
import { TodoPanel } from './todo-panel.tsx';
import type { Workbench } from './use-workbench.ts';
import { zh } from './text/zh.ts';

type Attention = Workbench['attention'][number];
const card = (resource: string, total: number | null, more: Partial<Attention> = {}): Attention => ({
  resource,
  label: { zh: `待办 ${resource}`, en: resource },
  filters: { status: '1' },
  level: 'error',
  total,
  total_capped: false,
  ...more,
});

test('a card leads to the list that it counts; one with nothing is calm, one without an answer says so', async () => {
  const attention = [card('a', 3, { total_capped: true }), card('b', 0), card('c', null), card('d', 1)];
  const may = ['a|list', 'b|list', 'c|list', 'd|detail'];
  const page = await renderConsole(<AttentionCards attention={attention} more={0} onMore={() => undefined} />, { may });
  const cards = page.all('a');
  // Nobody sees a card of a list that they may not open.
  expect(cards.map((one) => one.textContent)).toEqual(['待办 a3+', '待办 b0', `待办 c${zh.attentionFailed}`]);
  expect(cards.map((one) => one.className.split('-').at(-1))).toEqual(['error', 'calm', 'calm']);
  expect(cards[0]!.getAttribute('href')).toBe('/a?status=1');
});

test('more cards come when they are asked for', async () => {
  const more = vi.fn();
  const page = await renderConsole(<AttentionCards attention={[card('a', 1)]} more={4} onMore={more} />, {
    may: ['a|list'],
  });
  await page.act(() => page.one('button').click());
  expect([page.one('button').textContent.includes('4'), more.mock.calls.length]).toEqual([true, 1]);
});

const { name } = projectmanage;
type Bench = Parameters<typeof NewestPanel>[0]['bench'];
async function newest(bench: Partial<Record<keyof Bench, unknown>>, may = [`${name}|list`]) {
  const given = { data: undefined, error: null, refetch: vi.fn(), ...bench } as unknown as Bench;
  return renderConsole(<NewestPanel resource={projectmanage} title="新项目" none="没有项目" bench={given} />, { may });
}
const rows = (list: unknown) => ({
  data: { newest: [{ resource: name, filters: { project_phase: '1' }, rows: list }] },
});

test('the newest records lead to their pages, and the panel to the list that they come from', async () => {
  const page = await newest(rows([{ id: 'p 1', title: '滨江一期', beside: {} }]));
  expect(page.all('a').map((one) => one.getAttribute('href'))).toEqual([
    `/${name}?project_phase=1`,
    `/${name}/detail?id=p%201`,
  ]);
});

test.each([
  ['none', rows([]), '没有项目'],
  ['too slow', rows(null), zh.late],
  ['failed', { error: new Error('网络错误') }, '网络错误'],
])('the newest records: %s', async (_, bench, said) => {
  expect((await newest(bench)).text).toContain(said);
});

test('a panel that the server leaves out, or of a list that may not be seen, is not shown', async () => {
  expect((await newest({ data: { newest: [] } })).text.trim()).toBe('');
  expect((await newest(rows([]), ['staff|list'])).text.trim()).toBe('');
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
