// @vitest-environment jsdom
import { safetyChecklist } from '@gongdi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { renderConsole, USER } from '../../testing/render-console.tsx';
import type { OutboxEntry } from '../../ground/outbox/entry.ts';
import { Outbox } from '../../ground/outbox/outbox.ts';
import { OutboxButton } from './outbox-button.tsx';
import { OutboxDrawer } from './outbox-drawer.tsx';

afterEach(() => void vi.restoreAllMocks());

const entry = (key: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  owner: USER,
  resource: safetyChecklist.name,
  title: `检查 ${key}`,
  input: {},
  files: [],
  recorded: Date.parse('2026-11-02T01:00:00Z'),
  state: 'waiting',
  ...more,
});

/** An outbox with these entries, whose sending is counted. */
async function outboxOf(entries: readonly OutboxEntry[]) {
  const removed: string[] = [];
  const store = {
    all: async () => [...entries],
    put: async () => undefined,
    remove: async (key: string) => void removed.push(key),
  };
  const outbox = new Outbox({ store, send: async () => undefined });
  await outbox.open(USER);
  const flush = vi.spyOn(outbox, 'flush').mockResolvedValue();
  return { outbox, flush, removed };
}

async function drawer(entries: readonly OutboxEntry[], online = true) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const { outbox, flush, removed } = await outboxOf(entries);
  const page = await renderConsole(<OutboxDrawer onClose={() => undefined} />, { services: { outbox } });
  await page.until(
    () => entries.length === 0 || page.text.includes(safetyChecklist.label.zh) || page.text.includes('该模块'),
  );
  return { page, flush, removed };
}

test('what waits is sent when somebody asks for it, and only with a network', async () => {
  const { page, flush } = await drawer([entry('a')]);
  await page.press('立即上传');
  expect(flush).toHaveBeenCalledOnce();
  await page.unmount();
  const off = await drawer([entry('a')], false);
  expect(off.page.choice('立即上传')).toHaveProperty('disabled', true);
  expect(off.page.text).toContain('当前无网络，恢复后自动上传');
});

test('a refused entry tells each problem rather than the general reason, and can be corrected', async () => {
  const problems = [{ path: 'x', message: '部位必填' }] as never;
  const { page } = await drawer([entry('a', { state: 'refused', reason: '校验失败', problems })]);
  expect([page.text.includes('部位必填'), page.text.includes('校验失败')]).toEqual([true, false]);
  expect(page.choices).toEqual(expect.arrayContaining(['修改', '删除']));
  // Nothing waits, so there is nothing to send.
  expect(page.choice('立即上传')).toBeUndefined();
});

test('an entry is discarded only after a question', async () => {
  const { page, removed } = await drawer([entry('a')]);
  await page.press('删除');
  expect([page.text.includes('确定删除“检查 a”吗？'), removed]).toEqual([true, []]);
  await page.press('删除');
  expect(removed).toEqual(['a']);
  await page.until('没有待上传的记录');
});

test('an entry of a module that no longer exists can only be discarded', async () => {
  const { page } = await drawer([entry('a', { resource: 'gone', state: 'refused', reason: 'x' })]);
  expect(page.text).toContain('该模块已不存在，只能删除');
  expect([page.choice('修改'), page.choice('删除') === undefined]).toEqual([undefined, false]);
});

test('the button in the header counts what waits, and tells what was refused', async () => {
  const shown = async (entries: readonly OutboxEntry[]) => {
    const { outbox } = await outboxOf(entries);
    const page = await renderConsole(<OutboxButton />, { services: { outbox } });
    const labels = page.all('button').map((one) => one.getAttribute('aria-label'));
    await page.unmount();
    return labels;
  };
  expect(await shown([])).toEqual([]);
  expect(await shown([entry('a'), entry('b')])).toEqual(['待上传 2 条']);
  expect(await shown([entry('a'), entry('b', { state: 'refused' })])).toEqual(['待上传 2 条，其中 1 条未通过']);
});
