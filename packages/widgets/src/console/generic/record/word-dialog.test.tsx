// @vitest-environment jsdom
import { CallFailure, calls, MAY_CHANGE_TEMPLATES, type RecordTemplate } from '@gongdi/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, later } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { sample } from '../../testing/sample.ts';
import { WordDialog } from './word-dialog.tsx';

const { templates, templateDelete, word } = calls.record;

const template = (id: string, more: Partial<RecordTemplate> = {}): RecordTemplate => ({
  id,
  name: `模板${id}`,
  file: { id: 'f', name: 'a.docx', size: 1, type: 'x', url: '' },
  created_at: '2026-11-01T00:00:00.000Z',
  organisation: '一公司',
  own: true,
  unknown: [],
  version: 1,
  resource: 'sample',
  ...more,
});

/** Names of the files that were saved. */
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function dialog(list: RecordTemplate[], may: readonly string[] = []) {
  const server = new FakeServer().on(templates, list);
  const node = <WordDialog resource={sample} id="a" title="样品甲" onClose={() => undefined} />;
  const page = await renderConsole(node, { server, may });
  await page.until(() => server.names(templates).length > 0 && !page.text.includes('加载'));
  await page.settle();
  return { page, server };
}

test('a document is made by the template that was chosen and named after both', async () => {
  const { page, server } = await dialog([template('1'), template('2')]);
  const answer = later<Blob>();
  server.on(word, answer.reply);
  await page.act(() =>
    page
      .all('button')
      .filter(({ textContent }) => textContent === '生成')[1]!
      .click(),
  );
  expect(page.all<HTMLButtonElement>('li button').map(({ disabled }) => disabled)).toEqual([true, false]);
  await page.act(() => answer.come(new Blob(['x'])));
  await page.until(() => saved.length === 1);
  expect(saved).toEqual(['模板2_样品甲.docx']);
  expect(server.sent(word)).toEqual([{ params: { resource: 'sample', id: 'a', template: '2' } }]);
});

test('a refused document says why, and another can be made', async () => {
  const { page, server } = await dialog([template('1')]);
  server.on(word, new CallFailure('模板文件已损坏', { status: 422 }));
  await page.press('生成');
  await page.until('模板文件已损坏');
  expect([saved, (page.choice('生成') as HTMLButtonElement).disabled]).toEqual([[], false]);
});

test('without the permission templates are used, not managed', async () => {
  const { page } = await dialog([template('1')]);
  expect(page.choices.filter((one) => ['删除', '上传模板', '占位符一览'].includes(one))).toEqual([]);
});

test('only templates of the own organisation are deleted, after a question', async () => {
  const { page, server } = await dialog([template('1', { own: false }), template('2')], [MAY_CHANGE_TEMPLATES]);
  expect(page.choices.filter((one) => one === '删除')).toHaveLength(1);
  server.on(templateDelete, null);
  await page.press('删除');
  await page.until('删除模板「模板2」？');
  expect(server.sent(templateDelete)).toEqual([]);
  server.on(templates, [template('1', { own: false })]);
  await page.press('删除');
  await page.until(() => server.names(templates).length === 2);
  expect(server.sent(templateDelete)).toEqual([{ params: { resource: 'sample', id: '2' } }]);
  await page.until(() => page.all('.gd-word-name').length === 1);
});

test('placeholders that the records do not have are named before a document is made', async () => {
  const { page } = await dialog([template('1', { unknown: ['负债人', '日期2'] })]);
  expect(page.text).toContain('生成时为空：负债人、日期2');
});

test('whoever may add templates is told how to begin, everybody else whom to ask', async () => {
  const user = await dialog([]);
  expect(user.page.text).toContain('请联系管理员上传');
  await user.page.unmount();
  const manager = await dialog([], [MAY_CHANGE_TEMPLATES]);
  expect(manager.page.text).toContain('先复制下面的占位符');
});
