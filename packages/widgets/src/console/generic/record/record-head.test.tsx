// @vitest-environment jsdom
import {
  devicelist,
  faceOf,
  hiddenDangerRectification,
  patrollog,
  projectmanage,
  type AnyResource,
} from '@gongdi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console.tsx';
import { RecordHead } from './record-head.tsx';

const { term, state } = faceOf(hiddenDangerRectification);
const open = term!.states[0]!;
/** Noon of a day in Shanghai. */
const NOON = Date.UTC(2026, 10, 10, 4);

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const danger = (more: Record<string, unknown>) => ({
  id: 'd1',
  order_title: '缺护栏',
  [state!]: open,
  [term!.field]: '2026-11-12',
  ...more,
});

const head = (row: Record<string, unknown> & { id: string }, resource: AnyResource = hiddenDangerRectification) =>
  renderConsole(
    <RecordHead resource={resource} row={row}>
      {null}
    </RecordHead>,
  );

test.each([
  ['2026-11-14', '截止 2026-11-14 · 剩 4 天', ''],
  ['2026-11-11', '剩 1 天', 'warning'],
  ['2026-11-10', '今天到期', 'warning'],
  ['2026-11-07', '超期 3 天', 'error'],
])('a term on %s is %s', async (date, words, colour) => {
  const page = await head(danger({ [term!.field]: date }));
  const tag = page.all('.ant-tag').find((one) => one.textContent.includes('截止'))!;
  expect(tag.textContent).toContain(words);
  expect(['warning', 'error'].filter((one) => tag.className.includes(one)).join('')).toBe(colour);
});

test('the term of a record that is done does not matter any more', async () => {
  const closed = [1, 2, 3, 4, 5, 6].find((one) => !term!.states.includes(one))!;
  const page = await head(danger({ [state!]: closed, [term!.field]: '2026-01-01' }));
  expect(page.text).not.toContain('截止');
});

test('title and number stand in the head; a record without a number has no empty line for it', async () => {
  const numbered = await head({ id: 'd', device_name: '塔机', device_number: 'TJ-01' }, devicelist);
  expect([numbered.one('h2').textContent, numbered.one('dd').textContent]).toEqual(['塔机', 'TJ-01']);
  await numbered.unmount();
  const plain = await head({ id: 'd', device_name: '塔机', device_number: '' }, devicelist);
  expect(plain.all('dd')).toEqual([]);
});

test('what a record came from is named, people and organisations are not', async () => {
  const page = await head({ id: 'p', plan_id: 'x1', project_id: 'x2', org_id: 'o' }, patrollog);
  const origins = page.all('dt').map(({ textContent }) => textContent);
  expect(origins.length).toBeGreaterThan(0);
  expect(origins).not.toContain('所属组织');
  await page.unmount();
  const project = await head({ id: 'p', org_id: 'o1', manager_id: 'u1' }, projectmanage);
  expect(project.all('dd')).toEqual([]);
});
