// @vitest-environment jsdom
import { CallFailure, calls, type TimelineEntry } from '@gongdi/api';
import { HISTORY } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { sample } from '../../testing/sample.ts';
import RecordTimeline from './timeline.tsx';

const { timeline, commentAdd } = calls.record;

const entry = (id: string, more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id,
  at: '2026-11-02T01:00:00.000Z',
  by: { id: 'u2', nickname: '王建' },
  acted_for: null,
  action: 'edit',
  from: null,
  to: null,
  changes: [],
  comment: null,
  ...more,
});

async function shown(...list: TimelineEntry[]) {
  const server = new FakeServer().on(timeline, { list, next: null });
  const page = await renderConsole(<RecordTimeline resource={sample} id="a" />, { server });
  await page.until(() => page.all('.gd-record-entry').length === list.length);
  return { page, server, entries: page.all('.gd-record-entry').map(({ textContent }) => textContent) };
}

test('an edit names the fields in the order of the form, with both values; no value is written as such', async () => {
  const changes = [
    { name: 'remark', before: '无', after: '' },
    { name: 'title', before: '甲', after: '乙' },
  ];
  const { entries } = await shown(entry('1', { changes }));
  expect(entries[0]).toContain('修改了 名称、说明');
  expect(entries[0]).toContain('甲 → 乙');
  expect(entries[0]).toContain('无 → （空）');
});

test('a step shows the values that it wrote and the states, not what was before', async () => {
  const changes = [{ name: 'remark', before: '旧', after: '缺照片' }];
  const { page, entries } = await shown(entry('1', { action: 'refuse', from: 2, to: 1, changes }));
  expect(entries[0]).toContain('退回');
  expect(entries[0]).toContain('缺照片');
  expect([page.all('del').length, page.all('.gd-record-states').length]).toEqual([0, 1]);
});

test('an unchanged state, and a field that the resource does not have, are not shown', async () => {
  const changes = [{ name: 'secret', before: '1', after: '2' }];
  const { page } = await shown(entry('1', { from: 2, to: 2, changes }));
  expect([page.all('.gd-record-states').length, page.all('dl').length]).toEqual([0, 0]);
});

test('the begin of a record has no state before it; whoever is not known is the system', async () => {
  const { page, entries } = await shown(entry('1', { action: HISTORY.begun, by: null, to: 1 }));
  expect(entries[0]).toContain('系统 创建了这条记录');
  expect(page.one('.gd-record-states').textContent).not.toContain('→');
});

test('a term that has passed is a message of its own', async () => {
  expect((await shown(entry('1', { action: HISTORY.fallen, by: null }))).entries[0]).toContain('超期未处理');
});

test('older entries follow when they are asked for, after those that are shown', async () => {
  const { page, server } = await shown(entry('2', { action: 'begin' }));
  expect(page.choice('查看更早的动态')).toBeUndefined();
  await page.unmount();
  server.on(timeline, ({ query }) =>
    query.before === 'p2'
      ? { list: [entry('1', { action: HISTORY.begun })], next: null }
      : { list: [entry('2', { action: 'begin' })], next: 'p2' },
  );
  const again = await renderConsole(<RecordTimeline resource={sample} id="a" />, { server });
  await again.until('查看更早的动态');
  await again.press('查看更早的动态');
  await again.until('创建了这条记录');
  expect(again.all('.gd-record-entry').map(({ textContent }) => /开始|创建/.exec(textContent)?.[0])).toEqual([
    '开始',
    '创建',
  ]);
  expect(again.choice('查看更早的动态')).toBeUndefined();
});

test('a timeline that cannot be read says why and is read again; a comment can be written meanwhile', async () => {
  const server = new FakeServer().on(timeline, new CallFailure('服务暂不可用', { status: 503 }));
  const page = await renderConsole(<RecordTimeline resource={sample} id="a" />, { server });
  await page.until('服务暂不可用');
  expect(page.all('textarea').length).toBe(1);
  server.on(timeline, { list: [entry('1', { action: 'begin' })], next: null });
  await page.press('重试');
  await page.until('开始');
});

test('a comment that was sent is read back', async () => {
  const { page, server } = await shown();
  const written = { id: 'c1', text: '已到场', files: [], mentions: [], edited_at: null, deleted: false, own: true };
  server.on(commentAdd, written).on(timeline, {
    list: [entry('1', { action: 'comment', comment: written })],
    next: null,
  });
  await page.type('textarea', '已到场');
  await page.press('发表');
  await page.until(() => page.all('.gd-record-comment').length === 1);
  expect(server.sent(commentAdd)).toEqual([
    { params: { resource: 'sample', id: 'a' }, body: { text: '已到场', files: [], mentions: [] } },
  ]);
  expect(page.one('.gd-record-entry').textContent).toContain('评论');
});
