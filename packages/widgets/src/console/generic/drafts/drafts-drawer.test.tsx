// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserDrafts } from '../../ground/drafts/draft-store.ts';
import type { Draft } from '../../ground/drafts/draft.ts';
import { renderConsole, USER } from '../../testing/render-console.tsx';
import { DraftsDrawer } from './drafts-drawer.tsx';

let drafts: Draft[];
beforeEach(() => {
  vi.spyOn(browserDrafts, 'all').mockImplementation(async (owner) => drafts.filter((draft) => draft.owner === owner));
});
afterEach(() => void vi.restoreAllMocks());

const draft = (more: Partial<Draft>): Draft => ({
  key: 'k1',
  owner: `${USER}@`,
  resource: 'staff',
  form: 'add',
  title: '王建军',
  values: {},
  base: {},
  files: [],
  left: [],
  at: Date.UTC(2026, 10, 2, 1, 30),
  ...more,
});

async function drawer(...list: Draft[]) {
  drafts = list;
  const close = vi.fn();
  const page = await renderConsole(<DraftsDrawer onClose={close} />);
  if (list.length > 0) await page.until(() => page.choice('继续填写') !== undefined);
  return { page, close };
}

test('without drafts it says what drafts are', async () => {
  const { page } = await drawer();
  expect(page.text).toContain('7 天内可以继续填写');
});

test('a draft has its title, kind, form and time', async () => {
  const { page } = await drawer(draft({}));
  expect(page.one('li').textContent).toContain('王建军');
  expect(page.one('small').textContent).toBe('人员 · 新增 · 2026-11-02 09:30:00 保存');
});

test('drafts of others on the same device are not shown', async () => {
  const { page } = await drawer(draft({ title: '我的' }), draft({ key: 'k2', owner: 'u9@', title: '别人的' }));
  expect([page.text.includes('我的'), page.text.includes('别人的')]).toEqual([true, false]);
});

test.each([
  ['a new record', { form: 'add' }, '/staff/add'],
  ['an edited one', { form: 'edit', record: 'a b' }, '/staff/edit?id=a%20b'],
  [
    'a step without a page',
    { resource: 'hiddenDangerRectification', form: 'no-such', record: 'd' },
    '/hiddenDangerRectification/detail?id=d',
  ],
])('going on leads to the form: %s', async (_, more, address) => {
  const { page, close } = await drawer(draft(more));
  await page.press('继续填写');
  expect([page.here, close.mock.calls.length]).toEqual([address, 1]);
});

test('it is discarded after a question that names it', async () => {
  const remove = vi.spyOn(browserDrafts, 'remove').mockResolvedValue();
  const { page } = await drawer(draft({}));
  await page.press('丢弃');
  await page.until('确定丢弃「王建军」的草稿吗？');
  expect(remove).not.toHaveBeenCalled();
  await page.press('丢弃');
  expect(remove).toHaveBeenCalledExactlyOnceWith('k1');
});

test('a draft of a kind that this version does not know can be discarded', async () => {
  const { page } = await drawer(draft({ resource: 'gone', title: '' }));
  expect([page.one('strong').textContent, page.choice('丢弃') !== undefined]).toEqual(['gone', true]);
});
