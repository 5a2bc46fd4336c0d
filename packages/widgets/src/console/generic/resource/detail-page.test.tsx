// @vitest-environment jsdom
import { CallFailure, calls, resourceCalls, stepCalls } from '@gongdi/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole, USER, type ConsoleOptions } from '../../testing/render-console.tsx';
import { MAY_ALL, sample, sampleRow } from '../../testing/sample.ts';
import { DetailPage } from './detail-page.tsx';
import { FormPage } from './form-page.tsx';
import { RecordPartsContext, type RecordPart } from './record-part.ts';
import { ScreenContext, type Screen } from './screen/screen.ts';
import { StepPage } from './step-page.tsx';

const { detail, delete: remove } = resourceCalls(sample);

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

/** The page at its own address, nothing at any other. */
const routes: ConsoleOptions['routes'] = (node) => [
  { path: '/sample/:page', element: node },
  { path: '*', element: null },
];

interface Given extends ConsoleOptions {
  screen?: Screen;
  parts?: readonly RecordPart[];
}

async function detailPage({ screen = {}, parts = [], ...options }: Given = {}) {
  const server = options.server ?? new FakeServer();
  server.on(calls.record.timeline, { list: [], next: null });
  if (!options.server) server.on(detail!, ({ params }) => sampleRow(params.id) as never);
  const node = (
    <RecordPartsContext value={parts}>
      <ScreenContext value={screen}>
        <DetailPage resource={sample} />
      </ScreenContext>
    </RecordPartsContext>
  );
  return renderConsole(node, { may: MAY_ALL, at: '/sample/detail?id=a', routes, ...options, server });
}

test('a record shows its title, fields and when it was made, in the time of the site', async () => {
  const page = await detailPage();
  await page.until('样品 a');
  expect(page.text).toContain('创建时间 2026-11-01 08:00:00');
  expect(page.one('h2').textContent).toBe('样品 a');
});

test('an address without a record is not found; one that cannot be read says why and is read again', async () => {
  const none = await detailPage({ at: '/sample/detail' });
  expect(none.here).toBe('/404');
  await none.unmount();
  const server = new FakeServer().on(detail!, new CallFailure('数据不存在!', { status: 404 }));
  const page = await detailPage({ server });
  await page.until('数据不存在!');
  server.on(detail!, sampleRow('a'));
  await page.press('重试');
  await page.until('样品 a');
});

test('what the server has no call for is not found', async () => {
  const bare = { ...sample, endpoints: { list: sample.endpoints.list! } };
  const pages = { detail: <DetailPage resource={bare} />, add: <FormPage resource={bare} mode="add" /> };
  for (const node of Object.values(pages)) {
    const page = await renderConsole(node, { may: MAY_ALL, at: '/sample/detail?id=a', routes });
    expect(page.here).toBe('/404');
    await page.unmount();
  }
});

test('what the user may not do is not offered', async () => {
  const page = await detailPage({ may: ['sample|list', 'sample|detail'] });
  await page.until('样品 a');
  expect(page.choices.filter((one) => ['编辑', '开始', '删除'].includes(one))).toEqual([]);
});

test('a deleted record leaves its page for the list', async () => {
  const server = new FakeServer().on(detail!, sampleRow('a') as never).on(remove!, null);
  const page = await detailPage({ server });
  await page.until('样品 a');
  await page.press('更多操作');
  await page.press('删除');
  await page.until('确定删除');
  await page.press('删除');
  await page.until(() => page.here === '/sample');
});

test('parts of other modules stand on the pages of those records that they are for', async () => {
  const part = (name: string, of: boolean): RecordPart => ({ of: () => of, Part: ({ row }) => <p>{name + row.id}</p> });
  const page = await detailPage({ parts: [part('流程', true), part('设备', false)] });
  await page.until('流程a');
  expect(page.text).not.toContain('设备a');
});

test('a module adds to the page and replaces the display of values', async () => {
  const screen: Screen = {
    columns: { value: (name) => (name === 'remark' ? '替换的说明' : undefined), extend: (columns) => [...columns] },
    details: {
      ahead: ({ row }) => <p>前 {row.id}</p>,
      below: () => <p>后</p>,
      notice: () => <p>注意</p>,
    },
  };
  const page = await detailPage({ screen });
  await page.until('前 a');
  for (const words of ['后', '注意', '替换的说明']) expect(page.text).toContain(words);
});

test('only what has a label on site has a QR code', async () => {
  const plain = await detailPage();
  await plain.until('样品 a');
  await plain.press('更多操作');
  expect(plain.choice('二维码')).toBeUndefined();
  await plain.unmount();
  const coded = await detailPage({ screen: { code: { line: 'remark' } } });
  await coded.until('样品 a');
  await coded.press('更多操作');
  await coded.press('二维码');
  await coded.until('「样品 a」的二维码');
  expect(coded.text).toContain('登录后打开此页面');
  expect(coded.text).toContain('/sample/detail?id=a');
});

// -- the page of a step

const finish = stepCalls(sample)['finish']!;

async function stepPage(row: Record<string, unknown>, options: ConsoleOptions = {}) {
  const server = new FakeServer().on(detail!, sampleRow('a', row) as never).on(finish, {});
  const page = await renderConsole(<StepPage resource={sample} page="finish" />, {
    may: MAY_ALL,
    at: '/sample/finish?id=a',
    routes,
    server,
    ...options,
  });
  return { page, server };
}

test('a step is taken on its page with what was typed, at the version that was read', async () => {
  const { page, server } = await stepPage({ state: 2, person_id: USER });
  await page.until('完成 · 样品 a');
  await page.type('#record_remark', '已检查');
  await page.press('完成');
  await page.until('已完成');
  expect(server.sent(finish)).toEqual([{ body: { remark: '已检查', id: 'a', version: 3 } }]);
  expect(page.here).toBe('/sample');
});

test.each([
  ['in another state', { state: 1, person_id: USER }],
  ['of another person', { state: 2, person_id: 'u9' }],
])('a step %s cannot be taken: the page says so and leads back', async (_, row) => {
  const { page, server } = await stepPage(row);
  await page.until('当前状态下不能进行“完成”');
  await page.press('返回');
  expect([page.here, server.sent(finish)]).toEqual(['/sample', []]);
});

test('a refused step keeps what was typed, with the problem at its field', async () => {
  const { page, server } = await stepPage({ state: 2, person_id: USER });
  const problems = [{ path: 'remark', message: '请写明数量' }] as never;
  server.on(finish, new CallFailure('校验失败', { status: 422, problems }));
  await page.until('完成 · 样品 a');
  await page.type('#record_remark', '已检查');
  await page.press('完成');
  await page.until('请写明数量');
  expect([page.here, (page.one('#record_remark') as HTMLTextAreaElement).value]).toEqual([
    '/sample/finish?id=a',
    '已检查',
  ]);
});

test('the page of a step without a record is not found', async () => {
  const { page } = await stepPage({}, { at: '/sample/finish' });
  expect(page.here).toBe('/404');
});
