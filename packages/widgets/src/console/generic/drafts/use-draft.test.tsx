// @vitest-environment jsdom
import { calls } from '@gongdi/api';
import { safetyChecklist, staff, type AnyResource } from '@gongdi/domain';
import { Form, Input } from 'antd';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '../../ground/drafts/draft.ts';
import { browserDrafts } from '../../ground/drafts/draft-store.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole, USER } from '../../testing/render-console.tsx';
import { useDraft, type KeptDraft } from './use-draft.tsx';

/** What the browser stores. */
const stored = new Map<string, Draft>();

beforeEach(() => {
  stored.clear();
  vi.spyOn(browserDrafts, 'all').mockImplementation(async (owner) =>
    [...stored.values()].filter((draft) => draft.owner === owner),
  );
  vi.spyOn(browserDrafts, 'put').mockImplementation(async (draft) => void stored.set(draft.key, draft));
  vi.spyOn(browserDrafts, 'remove').mockImplementation(async (key) => void stored.delete(key));
});
afterEach(() => void vi.restoreAllMocks());

const draft = (more: Partial<Draft> = {}): Draft => ({
  key: 'old',
  owner: `${USER}@`,
  resource: 'staff',
  form: 'add',
  title: '王建军',
  values: { name: '王建军' },
  base: { name: null },
  files: [],
  left: [],
  at: Date.now() - 5 * 60_000,
  ...more,
});

interface FormOf {
  resource?: AnyResource;
  form?: string;
  record?: { id: string; version?: number };
  initial?: Record<string, unknown>;
  server?: FakeServer;
  loggedOut?: boolean;
}

async function form({ resource = staff, form: name = 'add', record, initial = {}, ...options }: FormOf = {}) {
  const held: { draft?: KeptDraft } = {};
  function Editor() {
    const [instance] = Form.useForm();
    const kept = useDraft({
      resource,
      form: name,
      record,
      titleOf: (values) => values['name'] as string,
      initial,
      instance,
    });
    return (
      <>
        {kept.bar}
        <button onClick={() => void (held.draft = kept)}>hold</button>
        <Form form={instance} initialValues={initial} onValuesChange={kept.changed}>
          {['name', 'phone_number', 'photos'].map((field) => (
            <Form.Item key={field} name={field}>
              <Input id={field} />
            </Form.Item>
          ))}
        </Form>
      </>
    );
  }
  const page = await renderConsole(<Editor />, options);
  await page.settle();
  await page.press('hold');
  const value = (field: string) => (page.one(`#${field}`) as HTMLInputElement).value;
  /** The browser puts the page away. */
  const away = () => page.act(() => window.dispatchEvent(new Event('pagehide')));
  return { page, held, value, away };
}
const kept = () => [...stored.values()];

test('what is typed is stored when the page goes, without what belongs to a person', async () => {
  const { page, away } = await form({ initial: { name: '' } });
  await page.type('#name', '王建军');
  await page.type('#phone_number', '13800001111');
  await away();
  expect(kept()).toMatchObject([
    {
      owner: `${USER}@`,
      resource: 'staff',
      form: 'add',
      title: '王建军',
      values: { name: '王建军' },
      left: ['手机号码'],
    },
  ]);
  expect(JSON.stringify(kept())).not.toContain('13800001111');
});

test('input that was taken back leaves no draft', async () => {
  const { page, away } = await form({ initial: { name: '甲' } });
  await page.type('#name', '乙');
  await away();
  expect(kept()).toHaveLength(1);
  await page.type('#name', '甲');
  await away();
  expect(kept()).toEqual([]);
});

test('a form that is left in the console leaves a draft, a saved one does not', async () => {
  const left = await form();
  await left.page.type('#name', '王建军');
  await left.page.unmount();
  expect(kept()).toHaveLength(1);
  stored.clear();
  const saved = await form();
  await saved.page.type('#name', '王建军');
  saved.held.draft!.done();
  await saved.page.unmount();
  expect(kept()).toEqual([]);
});

test('a draft of the same form is offered with its age; restoring goes on under its key', async () => {
  stored.set('old', draft());
  const { page, value, away } = await form();
  expect(page.text).toContain('有未保存的内容（5分钟前）');
  await page.press('恢复');
  await page.until('已恢复未保存的内容');
  expect(value('name')).toBe('王建军');
  await page.type('#name', '王建国');
  await away();
  expect(kept()).toMatchObject([{ key: 'old', values: { name: '王建国' } }]);
});

test('what may not be stored is named after restoring', async () => {
  stored.set('old', draft({ left: ['手机号码', '身份证号'] }));
  const { page } = await form();
  await page.press('恢复');
  await page.until('请重新填写：手机号码、身份证号');
});

test('files that are gone are counted after restoring', async () => {
  const photos = [{ id: 'local:1', name: 'a.png', size: 1, type: 'image/png', url: '' }];
  stored.set('old', draft({ resource: 'safetyChecklist', values: { photos } }));
  const { page } = await form({ resource: safetyChecklist, server: new FakeServer().on(calls.file.fileInfo, Error()) });
  await page.press('恢复');
  await page.until('1 个附件已过期');
});

test('a discarded draft is removed and not offered again', async () => {
  stored.set('old', draft());
  const { page, value } = await form();
  await page.press('丢弃');
  await page.until(() => page.choice('恢复') === undefined);
  expect([kept(), value('name')]).toEqual([[], '']);
});

test.each([
  ['of another user', draft({ owner: 'u2@' })],
  ['of another server', draft({ owner: `${USER}@https://other` })],
  ['of another form', draft({ form: 'edit', record: 'a' })],
  ['of another resource', draft({ resource: 'post' })],
])('a draft %s is not offered', async (_, other) => {
  stored.set('old', other);
  const { page } = await form();
  expect(page.choice('恢复')).toBeUndefined();
});

test('a draft of an older version says that the record has changed; saving compares with what it was typed over', async () => {
  stored.set('old', draft({ form: 'edit', record: 'a', version: 2, base: { name: '王' } }));
  const { page, held } = await form({ form: 'edit', record: { id: 'a', version: 3 }, initial: { name: '王二' } });
  expect(page.text).toContain('此后该记录已被修改');
  await page.press('恢复');
  await page.until('已恢复未保存的内容');
  expect(held.draft!.base()).toEqual({ version: 2, values: { name: '王' } });
});

test('a draft of the present version has no such hint', async () => {
  stored.set('old', draft({ form: 'edit', record: 'a', version: 3 }));
  const { page } = await form({ form: 'edit', record: { id: 'a', version: 3 } });
  expect([page.choice('恢复') !== undefined, page.text.includes('此后')]).toEqual([true, false]);
});

test('input that memory has brought back is not asked about', async () => {
  const { page, held } = await form();
  stored.set('old', draft());
  await page.act(() => held.draft!.taken());
  expect(page.choice('恢复')).toBeUndefined();
});

test('without a user nothing is stored or offered', async () => {
  stored.set('old', draft({ owner: '' }));
  const { page, away } = await form({ loggedOut: true });
  await page.type('#name', '王建军');
  await away();
  expect([page.choice('恢复'), kept().map(({ key }) => key)]).toEqual([undefined, ['old']]);
});

test('a blocked storage does not disturb the form', async () => {
  vi.mocked(browserDrafts.all).mockRejectedValue(new Error('blocked'));
  vi.mocked(browserDrafts.put).mockRejectedValue(new Error('blocked'));
  const { page, value, away } = await form();
  await page.type('#name', '王建军');
  await away();
  expect(value('name')).toBe('王建军');
});
