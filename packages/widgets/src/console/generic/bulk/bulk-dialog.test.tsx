// @vitest-environment jsdom
import { CallFailure, calls, type BulkPreview, type Job } from '@gongdi/api';
import { bulkFieldsOf } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { sample } from '../../testing/sample.ts';
import { BulkDialog } from './bulk-dialog.tsx';

const { bulkPreview, bulkRun, get, undo } = calls.job;

const preview = (more: Partial<BulkPreview> = {}): BulkPreview => ({
  total: 2,
  limited: false,
  changed: [
    { id: 'a', version: 3, title: '样品 a', before: { remark: '旧' } },
    { id: 'b', version: 7, title: '样品 b', before: { remark: '无' } },
  ],
  same: 0,
  refused: [],
  ...more,
});

const job = (more: Partial<Job> = {}): Job & { refusals: [] } => ({
  id: 'j1',
  kind: 'bulk-edit',
  resource: 'sample',
  label: '样品',
  state: 'done',
  done: 2,
  total: 2,
  refused: 0,
  message: null,
  created_at: '2026-11-02T00:00:00.000Z',
  ended_at: null,
  expires_at: null,
  file: null,
  undoable: true,
  refusals: [],
  ...more,
});

async function dialog(server = new FakeServer().on(bulkPreview, preview())) {
  const close = vi.fn();
  const node = <BulkDialog resource={sample} ids={['a', 'b']} filters={{ title: 'x' }} onClose={close} />;
  const page = await renderConsole(node, { server });
  /** Chooses the field 说明 and types a value for it. */
  const choose = async (value: string) => {
    await page.act(() => page.one('#bulk-fields').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    const label = bulkFieldsOf(sample).find(({ name }) => name === 'remark')!.label.zh;
    await page.until(() => page.all('.ant-select-item-option').length > 0);
    await page.act(() =>
      page
        .all('.ant-select-item-option')
        .find(({ textContent }) => textContent === label)!
        .click(),
    );
    if (value) await page.type('textarea#remark', value);
  };
  return { page, server, close, choose };
}

test('without a field there is nothing to preview', async () => {
  const { page, server } = await dialog();
  await page.press('预览');
  await page.until(() => page.all('.ant-message-notice').length === 1);
  expect(server.names()).toEqual([]);
});

test('the selected records are previewed with the values that were typed; an empty field empties', async () => {
  const { page, server, choose } = await dialog();
  await choose('');
  await page.press('预览');
  await page.until('将修改 2 条');
  expect(server.sent(bulkPreview)).toEqual([
    { body: { resource: 'sample', changes: { remark: null }, ids: ['a', 'b'] } },
  ]);
});

test('all that match the filters are previewed without ids', async () => {
  const { page, server, choose } = await dialog();
  await page.act(() => page.all<HTMLInputElement>('input[type=radio]')[1]!.click());
  await choose('新');
  await page.press('预览');
  await page.until('将修改 2 条');
  expect(server.sent(bulkPreview)).toEqual([
    { body: { resource: 'sample', changes: { remark: '新' }, query: { title: 'x' } } },
  ]);
});

test('what runs are the records as they were previewed, with their versions', async () => {
  const { page, server, choose } = await dialog();
  server.on(bulkRun, job()).on(get, job());
  await choose('新');
  await page.press('预览');
  await page.until('将修改 2 条');
  expect(page.one('ul').textContent).toContain('样品 a');
  expect(page.one('ul').textContent).toContain('旧 → 新');
  await page.press('修改 2 条');
  await page.until('已修改 2 条');
  expect(server.sent(bulkRun)).toEqual([
    {
      body: {
        resource: 'sample',
        changes: { remark: '新' },
        records: [
          { id: 'a', version: 3 },
          { id: 'b', version: 7 },
        ],
      },
    },
  ]);
});

test('one can go back from the preview; what was chosen is still there', async () => {
  const { page, choose } = await dialog();
  await choose('新');
  await page.press('预览');
  await page.until('将修改 2 条');
  await page.press('返回修改');
  expect((page.one('textarea#remark') as HTMLTextAreaElement).value).toBe('新');
  expect(page.choice('预览')).toBeDefined();
});

test('a preview says what stays, what is refused and why, and that there is more', async () => {
  const refused = [{ id: 'c', title: '样品 c', message: '已归档' }];
  const server = new FakeServer().on(bulkPreview, preview({ same: 4, refused, limited: true }));
  const { page, choose } = await dialog(server);
  await choose('新');
  await page.press('预览');
  await page.until('4 条已是该值，不变');
  for (const words of ['1 条不能修改', '样品 c：已归档', '仅处理最新的']) expect(page.text).toContain(words);
});

test('a preview of many lists the first; the number is of all', async () => {
  const changed = Array.from({ length: 60 }, (_, at) => ({
    id: `${at}`,
    version: 1,
    title: `样品${at}。`,
    before: {},
  }));
  const { page, choose } = await dialog(new FakeServer().on(bulkPreview, preview({ changed })));
  await choose('新');
  await page.press('预览');
  await page.until('将修改 60 条');
  expect([page.all('ul li').length, page.text.includes('仅列出前 50 条')]).toEqual([50, true]);
});

test('nothing runs if nothing would change', async () => {
  const { page, choose } = await dialog(new FakeServer().on(bulkPreview, preview({ changed: [], same: 2 })));
  await choose('新');
  await page.press('预览');
  await page.until('修改 0 条');
  expect((page.choice('修改 0 条') as HTMLButtonElement).disabled).toBe(true);
});

test('a refused preview leaves the choice on the screen', async () => {
  const { page, choose } = await dialog(new FakeServer().on(bulkPreview, new CallFailure('没有权限')));
  await choose('新');
  await page.press('预览');
  await page.until(() => page.server.reports.length === 1);
  expect((page.one('textarea#remark') as HTMLTextAreaElement).value).toBe('新');
});

async function running(...jobs: (Partial<Job> & { refusals?: unknown })[]) {
  const answers = jobs.map((more) => ({ ...job(), ...more }) as never);
  const server = new FakeServer().on(bulkPreview, preview()).on(bulkRun, job());
  server.on(get, () => (answers.length > 1 ? answers.shift()! : answers[0]!));
  const given = await dialog(server);
  await given.choose('新');
  await given.page.press('预览');
  await given.page.until('将修改 2 条');
  await given.page.press('修改 2 条');
  await given.page.until(() => server.names(get).length > 0);
  return given;
}

test('a job that waits or runs says so, and that the dialog may be closed', async () => {
  const waiting = await running({ state: 'waiting' });
  await waiting.page.until('正在排队');
  await waiting.page.press('关闭');
  expect(waiting.close).toHaveBeenCalledOnce();
  await waiting.page.unmount();
  const { page } = await running({ state: 'running', done: 1, total: 3 });
  await page.until('正在修改 1/3');
  expect(page.one('[role=progressbar]').getAttribute('aria-valuenow')).toBe('33');
});

test('a job that refused some names them with the reasons', async () => {
  const { page } = await running({
    done: 2,
    refused: 1,
    refusals: [{ id: 'b', title: '样品 b', message: '已被他人修改' }],
  });
  await page.until('已修改 1 条，1 条未修改');
  expect(page.text).toContain('样品 b：已被他人修改');
});

test('a job that failed says why', async () => {
  const { page } = await running({ state: 'failed', message: '服务器重启，任务中断', undoable: false });
  await page.until('服务器重启，任务中断');
  expect(page.choice('撤销修改')).toBeUndefined();
});

test('a change is undone by another job, whose progress is shown instead', async () => {
  const { page, server } = await running({});
  await page.until('撤销修改');
  server
    .on(undo, job({ id: 'j2' }))
    .on(get, ({ params }) => job({ id: params.id, undoable: false, done: 9, total: 9 }));
  await page.press('撤销修改');
  await page.until('已修改 9 条');
  expect([server.sent(undo), server.sent(get).at(-1)]).toEqual([[{ params: { id: 'j1' } }], { params: { id: 'j2' } }]);
  expect(page.choice('撤销修改')).toBeUndefined();
});
