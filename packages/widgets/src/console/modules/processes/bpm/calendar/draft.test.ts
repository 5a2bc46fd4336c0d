import { expect, it } from 'vitest';
import { addDays, storedDays, type CalendarYear, type DayChange, type StoredDay } from './days.ts';
import { batchesOf, NOTHING, rebasedDraft, unsavedIn, withDays, withPart, type Draft } from './draft.ts';

const OFF: DayChange = { working: false, name: '停电' };
const own = (day: string, working: boolean): StoredDay => ({ day, working, name: null, source: 'own' });
const SPANS: NonNullable<Draft['hours']> = [{ from: '08:00', to: '12:00' }];
const STORED_HOURS = { spans: [] } as unknown as CalendarYear['hours'];
const OTHER_HOURS = { spans: SPANS } as unknown as CalendarYear['hours'];
const year = (version: number, days: StoredDay[], hours = STORED_HOURS) => ({ version, days, hours }) as CalendarYear;

/** A draft with these days off, begun at version 3 of an empty calendar. */
const drafted = (...days: string[]) =>
  withPart(
    NOTHING,
    withDays(
      NOTHING,
      days.map((day) => [day, OFF] as const),
      new Map(),
    ),
    3,
  );

it('counts days and hours, and keeps the version of the first change', () => {
  const draft = withPart(drafted('2026-01-05', '2026-01-06'), { hours: SPANS }, 4);
  expect([unsavedIn(draft), draft.base]).toEqual([3, 3]);
  expect(unsavedIn(withPart(NOTHING, { hours: null }, 3))).toBe(1);
});

it('is empty again after the last change is taken back', () => {
  const back = withDays(drafted('2026-01-05'), [['2026-01-05', { working: true, name: null }]], new Map());
  expect(withPart(drafted('2026-01-05'), back, 3)).toBe(NOTHING);
});

it('remembers the entry that a day had at its first change', () => {
  const before = storedDays(year(3, [own('2026-01-05', true)]));
  const first = { ...NOTHING, ...withDays(NOTHING, [['2026-01-05', OFF]], before) };
  const second = withDays(first, [['2026-01-05', { working: false, name: '检修' }]], new Map());
  expect(second.seen.get('2026-01-05')).toEqual(own('2026-01-05', true));
});

it('goes on from what another user has saved, and tells what both have changed', () => {
  const draft = drafted('2026-01-05', '2026-01-06');
  const met = rebasedDraft(draft, [year(5, [own('2026-01-06', true)]), year(4, [])]);
  expect([met.days, met.hours, met.draft.base]).toEqual([['2026-01-06'], false, 4]);
  expect([...met.draft.changes.keys()]).toEqual(['2026-01-05', '2026-01-06']);
});

it('has nothing left if another user has saved the same', () => {
  const same = { day: '2026-01-05', ...OFF, source: 'own' } as StoredDay;
  expect(rebasedDraft(drafted('2026-01-05'), [year(5, [same])]).draft).toBe(NOTHING);
});

it('tells that both have changed the hours', () => {
  const draft = withPart(NOTHING, { hours: SPANS, hoursSeen: JSON.stringify(STORED_HOURS) }, 3);
  expect(rebasedDraft(draft, [year(5, [])]).hours).toBe(false);
  expect(rebasedDraft(draft, [year(5, [], OTHER_HOURS)]).hours).toBe(true);
  expect(rebasedDraft(drafted('2026-01-05'), [year(5, [], OTHER_HOURS)]).hours).toBe(false);
});

it('sends at most 400 days in one call, and the hours with the first one', () => {
  const days = Array.from({ length: 801 }, (_, at) => addDays('2026-01-01', at));
  const changes = new Map(days.map((day) => [day, OFF]));
  const batches = batchesOf({ changes, hours: SPANS });
  expect(batches.map((one) => [one.days.length, 'hours' in one])).toEqual([
    [400, true],
    [400, false],
    [1, false],
  ]);
  expect(batches.flatMap((one) => one.days.map(({ day }) => day))).toEqual(days);
  expect(batchesOf({ changes: new Map(), hours: null })).toEqual([{ days: [], hours: null }]);
});
