// @vitest-environment jsdom
import { calls, resourceCalls, type LiveRecord, type LiveSocket } from '@gongdi/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole, USER, type ConsoleOptions } from '../../testing/render-console.tsx';
import { sample, sampleRow } from '../../testing/sample.ts';
import RecordLiveNews from './live.tsx';

type Frame = { op: string; topic?: string };

/** The connections that the page has opened, with what it sent. */
const sockets: (LiveSocket & { sent: Frame[]; closed: boolean })[] = [];
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  sockets.length = 0;
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal(
    'WebSocket',
    class implements LiveSocket {
      onopen = null;
      onmessage = null;
      onclose = null;
      onerror = null;
      sent: Frame[] = [];
      closed = false;
      constructor() {
        sockets.push(this);
      }
      send(text: string) {
        this.sent.push(JSON.parse(text) as Frame);
      }
      close() {
        this.closed = true;
      }
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function watching(node = <RecordLiveNews resource={sample} id="a" version={3} />, options: ConsoleOptions = {}) {
  const server = options.server ?? new FakeServer();
  server.client.current = async () => ({ token: 't', serial: 's' });
  const page = await renderConsole(node, { ...options, server });
  const asked = vi.spyOn(page.queries, 'invalidateQueries');
  await page.until(() => sockets.length === 1);
  const hears = (data: unknown) => page.act(() => sockets.at(-1)!.onmessage?.({ data: JSON.stringify(data) }));
  await hears({ op: 'ready' });
  const news = (data: LiveRecord) => hears({ topic: 'record/sample/a', seq: 1, data });
  const look = (state: DocumentVisibilityState) =>
    page.act(() => {
      visibility = state;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  return { page, hears, news, look, asked: () => asked.mock.calls.map(([filters]) => filters?.queryKey) };
}
const topics = (at = -1) => sockets.at(at)!.sent.flatMap(({ op, topic }) => (op === 'sub' ? [topic] : []));
const someone = (id: string, nickname: string, editing = false) => ({ id, nickname, editing });

test('others who have the record open are named, apart by what they do; oneself is not', async () => {
  const { page, news } = await watching();
  await news({
    kind: 'people',
    people: [someone(USER, '我', true), someone('u2', '王建', true), someone('u3', '李工'), someone('u4', '赵工')],
  });
  expect(page.one('[role=status]').textContent).toBe('王建 正在编辑李工、赵工 正在查看');
  await news({ kind: 'people', people: [someone(USER, '我')] });
  expect(page.one('[role=status]').textContent).toBe('');
});

test('of many people the first are named', async () => {
  const { page, news } = await watching();
  await news({ kind: 'people', people: ['甲', '乙', '丙', '丁'].map((name) => someone(name, name)) });
  expect(page.one('[role=status]').textContent).toBe('甲、乙、丙、… 正在查看');
});

const changed = (action: string, id = 'u2'): LiveRecord => ({ kind: 'changed', action, by: { id, nickname: '王建' } });

test('a change of somebody else is read and announced; one of oneself is read only', async () => {
  const { page, news, asked } = await watching();
  await news(changed('begin', USER));
  expect([asked(), page.all('.ant-alert').length]).toEqual([[['record', 'sample', 'a']], 0]);
  await news(changed('begin'));
  expect(asked()).toHaveLength(2);
  expect(page.text).toContain('王建 刚刚更新了这条记录（开始），内容已刷新');
});

test('a comment changes the timeline alone', async () => {
  const { page, news, asked } = await watching();
  await news(changed('comment'));
  expect([asked(), page.all('.ant-alert').length]).toEqual([[['record', 'sample', 'a', 'timeline']], 0]);
});

test('a deleted record is not read again, which would fail: the page says that it is gone', async () => {
  const { page, news, asked } = await watching();
  await news(changed('delete'));
  expect([asked(), page.text.includes('王建 已删除这条记录')]).toEqual([[], true]);
});

test('news that were lost are read without words', async () => {
  const { page, news, hears, asked } = await watching();
  await news(changed(''));
  await hears({ op: 'gap', topic: 'record/sample/a' });
  expect([asked().length, page.all('.ant-alert').length]).toEqual([2, 0]);
});

test('what happened between reading the record and following it is announced too', async () => {
  const server = new FakeServer()
    .on(resourceCalls(sample).detail!, sampleRow('a', { version: 4 }) as never)
    .on(calls.record.timeline, {
      list: [{ action: 'refuse', by: { id: 'u2', nickname: '王建' }, comment: null }],
      next: null,
    });
  const { page, hears, asked } = await watching(undefined, { server });
  await hears({ op: 'subbed', topic: 'record/sample/a', seq: 1 });
  await page.until('王建 刚刚更新了这条记录（退回）');
  expect(asked()).toEqual([['record', 'sample', 'a']]);
});

test('an unchanged record is not read again', async () => {
  const server = new FakeServer().on(resourceCalls(sample).detail!, sampleRow('a'));
  const { page, hears, asked } = await watching(undefined, { server });
  await hears({ op: 'subbed', topic: 'record/sample/a', seq: 1 });
  await page.settle();
  expect([asked(), page.all('.ant-alert').length]).toEqual([[], 0]);
});

test('a form follows that it is open, and what is typed is not read over', async () => {
  const { page, news, asked } = await watching(<RecordLiveNews resource={sample} id="a" version={3} editing />);
  expect(topics()).toEqual(['record/sample/a', 'record/sample/a/edit']);
  await news(changed('edit'));
  await news(changed('comment'));
  expect([asked(), page.text.includes('保存时会逐项合并')]).toEqual([[], true]);
});

test('the announcement can be closed', async () => {
  const { page, news } = await watching();
  await news(changed('begin'));
  await page.act(() => page.one('.ant-alert-close-icon').click());
  await page.until(() => page.all('.ant-alert').length === 0);
});

test('a hidden page is not open; when it is seen again what was missed is read', async () => {
  const { page, look, asked } = await watching();
  await look('hidden');
  expect(sockets[0]!.closed).toBe(true);
  expect(asked()).toEqual([]);
  await look('visible');
  await page.until(() => sockets.length === 2);
  expect(asked()).toEqual([['record', 'sample', 'a']]);
});

test('pages of one console share a connection, and the last one closes it', async () => {
  const { page } = await watching(
    <>
      <RecordLiveNews resource={sample} id="a" version={3} />
      <RecordLiveNews resource={sample} id="b" version={3} />
    </>,
  );
  expect([sockets.length, topics()]).toEqual([1, ['record/sample/a', 'record/sample/b']]);
  await page.unmount();
  expect(sockets[0]!.closed).toBe(true);
});
