// @vitest-environment jsdom
import { CallFailure, calls, type WholeDictionary } from '@gongdi/api';
import { expect, test } from 'vitest';
import { DICTIONARIES } from '../../../ground/live/use-overlay.ts';
import { LeaveGuardProvider } from '../../../ground/page/leave-guard.tsx';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { DictionaryPage } from './dictionary-page.tsx';

// jsdom lays nothing out
Element.prototype.scrollIntoView = () => undefined;

const { dictionaryList, dictionaryEdit, dictionaryUses, dictionaryHistory } = calls.base;

const entry = (value: number, zh: string, built_in = false) => ({
  value,
  label: { zh, en: `E${value}` },
  color_type: null,
  css_class: null,
  disabled: false,
  built_in,
  abbreviation: null,
  path: null,
});
const dictionary = (dict_type: string, zh: string, version = 0): WholeDictionary => ({
  dict_type,
  label: { zh, en: dict_type },
  version,
  own: true,
  entries: [entry(1, '一', true), entry(2, '二')],
});

const uses = (...counts: { value: number; count: number }[]) => ({
  places: [
    {
      resource: 'staff',
      label: { zh: '人员', en: 'Staff' },
      field: 'color',
      field_label: { zh: '颜色', en: 'Colour' },
      filter: true,
      state: false,
    },
  ],
  counts,
  complete: true,
});

async function page(at = '/dictionary?type=own_color', may = ['dictionary|edit'], version = 0) {
  const server = new FakeServer().on(dictionaryList, [
    dictionary('own_color', '颜色', version),
    dictionary('own_size', '大小'),
  ]);
  server.on(dictionaryUses, uses({ value: 1, count: 3 }));
  const shown = await renderConsole(
    <LeaveGuardProvider>
      <DictionaryPage />
    </LeaveGuardProvider>,
    { server, at, may },
  );
  await shown.until('大小');
  const names = () => shown.all<HTMLInputElement>('input[aria-label$="的中文名称"]').map((input) => input.value);
  return { page: shown, server, names };
}

test('a dictionary is found by its name in either language and by its type', async () => {
  const { page: shown } = await page('/dictionary');
  const listed = () => shown.all('nav li').map((one) => one.textContent);
  expect(listed()).toEqual(['颜色', '大小']);
  for (const [word, found] of [
    ['颜', ['颜色']],
    ['OWN_S', ['大小']],
    ['x', []],
  ] as const) {
    await shown.type('input[type=search]', word);
    expect(listed()).toEqual(found);
  }
  expect(shown.text).toContain('没有匹配的字典');
});

test('changes are sent with the version that was read; the stored dictionary is shown', async () => {
  const { page: shown, server, names } = await page();
  const stored = { ...dictionary('own_color', '颜色', 1), entries: [entry(2, '贰'), entry(1, '一', true)] };
  server.on(dictionaryEdit, stored);
  expect(shown.choice('保存')).toHaveProperty('disabled', true);
  await shown.type('[aria-label="「二」的中文名称"]', '贰');
  await shown.press('上移「贰」');
  await shown.press('保存');
  await shown.until('字典已保存');
  const [sent] = server.sent(dictionaryEdit) as unknown as {
    params: unknown;
    body: { version: number; entries: { value: number }[] };
  }[];
  expect([sent!.params, sent!.body.version, sent!.body.entries.map(({ value }) => value)]).toEqual([
    { dict_type: 'own_color' },
    0,
    [2, 1],
  ]);
  expect(names()).toEqual(['贰', '一']);
  expect(shown.choice('保存')).toHaveProperty('disabled', true);
});

test('what the server says of an entry stands at it, and the input stays', async () => {
  const { page: shown, server, names } = await page();
  const problems = [{ path: 'entries.1.label.zh', message: '名称重复' }] as never;
  server.on(dictionaryEdit, new CallFailure('校验失败', { code: 42200, status: 422, problems }));
  await shown.type('[aria-label="「二」的中文名称"]', '一');
  await shown.press('保存');
  await shown.until('名称重复');
  const rows = shown.all('li.gd-dictionary-entry');
  expect([rows[0]!.textContent.includes('名称重复'), rows[1]!.textContent.includes('名称重复')]).toEqual([false, true]);
  expect(names()).toEqual(['一', '一']);
});

test('entries of the program stay; own ones can be removed, added, and everything undone', async () => {
  const { page: shown, names } = await page();
  expect([shown.choice('删除「一」'), shown.choice('删除「二」') === undefined]).toEqual([undefined, false]);
  await shown.press('删除「二」');
  await shown.press('新增字典项');
  expect(names()).toEqual(['一', '']);
  await shown.press('放弃修改');
  expect(names()).toEqual(['一', '二']);
});

test('an entry that records have cannot be removed; the number of records and the modules are shown', async () => {
  const server = new FakeServer()
    .on(dictionaryList, [dictionary('own_color', '颜色')])
    .on(dictionaryUses, uses({ value: 2, count: 12 }));
  const shown = await renderConsole(
    <LeaveGuardProvider>
      <DictionaryPage />
    </LeaveGuardProvider>,
    { server, at: '/dictionary?type=own_color', may: ['dictionary|edit', 'staff|list'] },
  );
  await shown.until('12 条数据使用');
  expect(shown.choice('删除「二」')).toHaveProperty('disabled', true);
  expect(shown.text).toContain('人员 · 颜色');
  expect(shown.all('a[href="/staff"]')).toHaveLength(1);
});

test('what was there before a change is filled in again, and saved only after that', async () => {
  const { page: shown, server, names } = await page();
  server.on(dictionaryHistory, {
    list: [
      {
        id: 'x',
        at: '2026-03-01T00:00:00.000Z',
        by: '管理员',
        before: { entries: [{ value: 1, label: { zh: '壹', en: 'E1' } }] },
        after: {
          entries: [
            { value: 1, label: { zh: '一', en: 'E1' } },
            { value: 2, label: { zh: '二', en: 'E2' } },
          ],
        },
      },
    ],
    next: null,
  });
  await shown.press('修改记录');
  await shown.until('管理员');
  await shown.press('填入这次修改前的内容');
  expect(names()).toEqual(['壹', '二']);
  expect([server.sent(dictionaryEdit).length, shown.choice('保存')]).toEqual([
    0,
    expect.objectContaining({ disabled: false }),
  ]);
});

test('another dictionary is opened only after a question about unsaved changes', async () => {
  const { page: shown, names } = await page();
  await shown.type('[aria-label="「二」的中文名称"]', '贰');
  await shown.press('大小');
  expect([shown.text.includes('内容尚未保存'), names()]).toEqual([true, ['一', '贰']]);
  await shown.press('离开');
  await shown.until(() => shown.here === '/dictionary?type=own_size');
});

test('a newer version from elsewhere is shown at once, but never over unsaved changes', async () => {
  const { page: shown, server, names } = await page();
  const newer = (version: number, zh: string) =>
    server.on(dictionaryList, [{ ...dictionary('own_color', '颜色', version), entries: [entry(1, zh, true)] }]);
  const reread = () => shown.act(() => shown.queries.invalidateQueries({ queryKey: [DICTIONARIES] }));
  newer(1, '壹');
  await reread();
  await shown.until(() => names()[0] === '壹');
  expect(names()).toEqual(['壹']);
  await shown.type('[aria-label="「壹」的中文名称"]', '我的');
  newer(2, '别人的');
  await reread();
  await shown.settle();
  expect(names()).toEqual(['我的']);
});

test('without the permission it can only be read', async () => {
  const { page: shown } = await page('/dictionary?type=own_color', ['dictionary|list']);
  expect(shown.text).toContain('只能查看');
  expect([shown.choice('保存'), shown.all<HTMLInputElement>('ul input').every((input) => input.disabled)]).toEqual([
    undefined,
    true,
  ]);
});
