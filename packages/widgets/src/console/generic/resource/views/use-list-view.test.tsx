// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { choiceKey, viewsOf as savedViewsOf } from '../../../../kit/storage-keys.ts';
import { listViewOf } from '../../../ground/storage-keys.ts';
import { renderHook } from '../../../testing/render-hook.tsx';
import { sample } from '../../../testing/sample.ts';
import type { ViewSettings } from '../../address-query.ts';
import { kindsOf, useListView } from './use-list-view.ts';

const KEPT = choiceKey('u1', listViewOf(sample.name));
const SAVED = choiceKey('u1', savedViewsOf(sample.name));

async function list(
  view: ViewSettings = {},
  { pristine = Object.keys(view).length === 0, kept = {}, saved = {} } = {},
) {
  const setView = vi.fn();
  const { page, now } = await renderHook(() => {
    // Rendering clears what the browser keeps, so it is put there by the first rendering.
    if (Object.keys(kept).length > 0 && !localStorage.getItem(KEPT)) localStorage.setItem(KEPT, JSON.stringify(kept));
    if (Object.keys(saved).length > 0) localStorage.setItem(SAVED, JSON.stringify(saved));
    return useListView(sample, { view, pristine, setView });
  });
  return { page, now, setView, stored: () => JSON.parse(localStorage.getItem(KEPT) ?? 'null') as unknown };
}

test('a resource offers the views that its fields allow', () => {
  expect(kindsOf(sample)).toContain('kanban');
  expect(kindsOf(sample)).not.toContain('map');
  expect(kindsOf(sample)).not.toContain('gallery');
});

test('the address says which view is shown; a view that the resource does not have is the table', async () => {
  expect((await list({ view: 'kanban' })).now().shown).toBe('kanban');
  expect((await list({ view: 'map' })).now().shown).toBe('list');
  expect((await list()).now().shown).toBe('list');
});

test('a list that is opened without a view resumes the last one, as no step of the history', async () => {
  const { now, setView } = await list({}, { kept: { view: 'kanban' } });
  expect(now().shown).toBe('kanban');
  expect(setView).toHaveBeenCalledExactlyOnceWith({ view: 'kanban' }, true);
});

test('an address with filters, and an initial saved view, come before the last view', async () => {
  const filtered = await list({}, { pristine: false, kept: { view: 'kanban' } });
  expect([filtered.now().shown, filtered.setView.mock.calls]).toEqual(['list', []]);
});

test('a choice is kept with its settings, but not the day or place that was looked at', async () => {
  const { page, now, setView, stored } = await list({ view: 'calendar', view_unit: 'week', view_day: '2026-11-02' });
  await page.act(() => now().set({ view_day: '2026-11-09', view_at: '1,2' }));
  expect(setView).toHaveBeenLastCalledWith(
    { view: 'calendar', view_unit: 'week', view_day: '2026-11-09', view_at: '1,2' },
    false,
  );
  expect(stored()).toEqual({ view: 'calendar', view_unit: 'week' });
});

test('undefined takes a setting away', async () => {
  const { page, now, setView } = await list({ view: 'chart', view_by: 'state', view_also: 'org_id' });
  await page.act(() => now().set({ view_also: undefined }, true));
  expect(setView).toHaveBeenLastCalledWith({ view: 'chart', view_by: 'state' }, true);
});

test('back to the table, the settings of the view are kept for the next time', async () => {
  const { page, now, setView, stored } = await list({ view: 'chart', view_by: 'state' });
  await page.act(() => now().set({ view_by: 'state' }));
  await page.act(() => now().choose('list'));
  expect(setView).toHaveBeenLastCalledWith({});
  expect(stored()).toEqual({ view_by: 'state' });
  await page.act(() => now().choose('chart'));
  expect(setView).toHaveBeenLastCalledWith({ view_by: 'state', view: 'chart' }, false);
});
