import { expect, it } from 'vitest';
import {
  addView,
  initialView,
  NO_VIEWS,
  refusalOf,
  removeView,
  renameView,
  toggleInitial,
  VIEW_LIMIT,
  type SavedView,
} from './saved-views.ts';

const view = (name: string): SavedView => ({ name, filters: { trade: '1' }, query: { page_size: 20 }, layout: null });

it('keeps views under names of their own', () => {
  const views = addView(NO_VIEWS, view(' 安全员 '));
  expect(views.list).toEqual([view('安全员')]);
  expect(refusalOf(views, '安全员')).toBe('viewNameTaken');
  expect(refusalOf(views, '  ')).toBe('viewNameMissing');
  expect(refusalOf(views, '安全员', '安全员')).toBeNull();
  expect(refusalOf(views, '在场')).toBeNull();
});

it('ends at a number that can be looked through', () => {
  const many = { list: Array.from({ length: VIEW_LIMIT }, (_, at) => view(`v${at}`)) };
  expect(refusalOf(many, 'v')).toBe('viewTooMany');
  expect(refusalOf(many, 'v', 'v1')).toBeNull();
});

it('opens with one, which may be renamed, taken back and deleted', () => {
  const views = toggleInitial(addView(addView(NO_VIEWS, view('a')), view('b')), 'b');
  expect(initialView(views)?.name).toBe('b');
  expect(initialView(renameView(views, 'b', 'c'))?.name).toBe('c');
  expect(initialView(removeView(views, 'b'))).toBeUndefined();
  expect(initialView(removeView(views, 'a'))?.name).toBe('b');
  expect(initialView(toggleInitial(views, 'b'))).toBeUndefined();
});
