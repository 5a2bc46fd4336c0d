// @vitest-environment jsdom
import { CallFailure, calls, type RecordComment } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { FakeServer, later } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { CommentBox, type CommentDraft } from './comment-box.tsx';
import { Comment } from './comment.tsx';

const AT = { resource: 'sample', id: 'a' };
const PEOPLE = [
  { id: 'u2', nickname: '王建', organisation: '一公司' },
  { id: 'u3', nickname: '李工', organisation: '二公司' },
];
const { people, commentEdit, commentDelete } = calls.record;

async function box(send: (draft: CommentDraft) => Promise<unknown>, server = new FakeServer().on(people, PEOPLE)) {
  const page = await renderConsole(<CommentBox at={AT} send={send} />, { server });
  const field = () => page.one('textarea') as HTMLTextAreaElement;
  /** Types text step by step, with the caret behind it. */
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.act(() => field().focus());
      await page.type('textarea', text);
      await page.act(() => {
        field().setSelectionRange(text.length, text.length);
        field().dispatchEvent(new KeyboardEvent('keyup', { key: text.at(-1)!, bubbles: true }));
      });
    }
  };
  return { page, server, field, type };
}

test('nothing is sent while there are no words; an attempt by key neither', async () => {
  const send = vi.fn(async () => null);
  const { page, field } = await box(send);
  await page.type('textarea', '   ');
  await page.key(field(), 'Enter', { ctrlKey: true });
  expect([send.mock.calls.length, (page.choice('发表') as HTMLButtonElement).disabled]).toEqual([0, true]);
});

test('Ctrl and Enter send once, however often they are pressed; Enter alone is a new line', async () => {
  const answer = later<null>();
  const send = vi.fn(answer.reply);
  const { page, field } = await box(send);
  await page.type('textarea', '已到场');
  await page.key(field(), 'Enter');
  expect(send).not.toHaveBeenCalled();
  await page.key(field(), 'Enter', { ctrlKey: true });
  await page.key(field(), 'Enter', { metaKey: true });
  expect(send).toHaveBeenCalledExactlyOnceWith({ text: '已到场', files: [], mentions: [] });
  await page.act(() => answer.come(null));
  expect(field().value).toBe('');
});

test('a refused comment stays, with the reason of the field or of the whole', async () => {
  const problems = [{ path: 'text', message: '不能超过 2000 字' }] as never;
  const send = vi.fn().mockRejectedValueOnce(new CallFailure('校验失败', { status: 422, problems }));
  send.mockRejectedValueOnce(new CallFailure('服务暂不可用', { status: 503 }));
  const { page, field } = await box(send);
  await page.type('textarea', '很长');
  await page.press('发表');
  await page.until('不能超过 2000 字');
  expect(page.text).not.toContain('校验失败');
  await page.press('发表');
  await page.until('服务暂不可用');
  expect(field().value).toBe('很长');
});

test('a person is looked for by what follows the @, and is mentioned while the name stands in the text', async () => {
  const send = vi.fn(async () => null);
  const { page, server, type } = await box(send);
  await type('请@', '请@王');
  await page.until(() => page.all('.ant-mentions-dropdown-menu-item').length === 2);
  // On a busy machine the pause between the two inputs is long enough for a call of its own.
  expect(server.sent(people).at(-1)).toEqual({ params: AT, query: { keyword: '王' } });
  await page.act(() => page.all('.ant-mentions-dropdown-menu-item')[0]!.click());
  await page.press('发表');
  await page.until(() => send.mock.calls.length === 1);
  expect(send.mock.calls[0]).toMatchObject([{ mentions: ['u2'] }]);
});

test('a mention that was deleted again is not sent', async () => {
  const send = vi.fn(async () => null);
  const { page, type } = await box(send);
  await type('@', '@李');
  await page.until(() => page.all('.ant-mentions-dropdown-menu-item').length === 2);
  await page.act(() => page.all('.ant-mentions-dropdown-menu-item')[1]!.click());
  await page.type('textarea', '不用了');
  await page.press('发表');
  await page.until(() => send.mock.calls.length === 1);
  expect(send.mock.calls[0]).toMatchObject([{ text: '不用了', mentions: [] }]);
});

const comment = (more: Partial<RecordComment> = {}): RecordComment => ({
  id: 'c1',
  text: '请@王建 看看',
  files: [],
  mentions: [{ id: 'u2', nickname: '王建' }],
  edited_at: null,
  deleted: false,
  own: true,
  ...more,
});

async function one(more: Partial<RecordComment> = {}, server = new FakeServer()) {
  const again = vi.fn(async () => null);
  const page = await renderConsole(<Comment at={AT} comment={comment(more)} again={again} />, { server });
  return { page, server, again };
}

test('mentioned people stand out; a comment of somebody else cannot be changed', async () => {
  const { page } = await one({ own: false });
  expect([page.one('b').textContent, page.choices]).toEqual(['@王建', []]);
});

test('of a deleted comment nothing is shown but that', async () => {
  const { page } = await one({ deleted: true, text: '', own: true });
  expect([page.text.includes('评论已删除'), page.choices]).toEqual([true, []]);
});

test('a changed comment says so, also to those who may not change it', async () => {
  const { page } = await one({ own: false, edited_at: '2026-11-02T00:00:00.000Z' });
  expect(page.text).toContain('已修改');
});

test('the own comment is changed in place: the mentioned people stay mentioned', async () => {
  const { page, server, again } = await one({}, new FakeServer().on(commentEdit, comment()));
  await page.press('修改');
  await page.type('textarea', '请@王建 明天看看');
  await page.press('保存');
  await page.until(() => again.mock.calls.length === 1);
  expect(server.sent(commentEdit)).toEqual([
    { params: { ...AT, comment: 'c1' }, body: { text: '请@王建 明天看看', files: [], mentions: ['u2'] } },
  ]);
  expect(page.all('textarea')).toEqual([]);
});

test('a change that was begun can be left', async () => {
  const { page, server } = await one();
  await page.press('修改');
  await page.type('textarea', 'x');
  await page.press('取消');
  expect([page.all('textarea').length, server.names(), page.text.includes('看看')]).toEqual([0, [], true]);
});

test('it is deleted after a question', async () => {
  const { page, server, again } = await one({}, new FakeServer().on(commentDelete, null));
  await page.press('删除');
  await page.until('评论的文字和附件会被删除');
  expect(server.sent(commentDelete)).toEqual([]);
  await page.press('删除');
  await page.until(() => again.mock.calls.length === 1);
  expect(server.sent(commentDelete)).toEqual([{ params: { ...AT, comment: 'c1' } }]);
});
