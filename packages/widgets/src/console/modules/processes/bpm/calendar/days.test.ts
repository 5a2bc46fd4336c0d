import { describe, expect, it } from 'vitest';
import { daysBetween, rebase, shownDay, weeksOf, withChange, type StoredDay } from './days.ts';

const stored = new Map<string, StoredDay>([
  ['2026-10-01', { day: '2026-10-01', working: false, name: '国庆节', source: 'built-in' }],
  ['2026-11-02', { day: '2026-11-02', working: false, name: '大风', source: 'own' }],
]);
const none = new Map();

it('shows what is stored, what is changed, and weekdays', () => {
  expect(shownDay('2026-10-01', stored, none)).toMatchObject({ working: false, name: '国庆节', changed: false });
  expect(shownDay('2026-11-21', stored, none)).toMatchObject({ working: false, source: null });
  const changes = withChange(none, '2026-11-21', { working: true, name: '抢工' }, stored);
  expect(shownDay('2026-11-21', stored, changes)).toMatchObject({ working: true, name: '抢工', changed: true });
});

it('forgets a change that says what is stored', () => {
  const changes = withChange(none, '2026-11-21', { working: true, name: null }, stored);
  expect(withChange(changes, '2026-11-21', { working: false, name: null }, stored).size).toBe(0);
  expect(withChange(none, '2026-10-01', { working: false, name: '国庆节' }, stored).size).toBe(0);
  expect(withChange(none, '2026-10-01', { working: null, name: null }, stored).size).toBe(0);
  expect(withChange(none, '2026-11-02', { working: null, name: null }, stored).size).toBe(1);
});

it('lays out months from Monday', () => {
  const weeks = weeksOf(2026, 11);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks).toHaveLength(6);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});

it('counts days in either direction', () => {
  expect(daysBetween('2026-03-01', '2026-02-27')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

describe('a calendar that somebody else has changed meanwhile', () => {
  const own = (day: string, working: boolean, name: string | null = null): StoredDay => ({
    day,
    working,
    name,
    source: 'own',
  });
  const mine = new Map([
    ['2026-11-21', { working: true, name: '抢工' }],
    ['2026-11-22', { working: true, name: null }],
    ['2026-10-01', { working: true, name: null }],
  ]);
  const seen = new Map([...mine.keys()].map((day) => [day, stored.get(day)]));

  it('keeps my changes, and names the days that both have changed', () => {
    const fresh = new Map([
      ...stored,
      ['2026-11-22', own('2026-11-22', false, '停工')],
      ['2026-12-05', own('2026-12-05', true)],
    ]);
    const { changes, both } = rebase(mine, seen, fresh);
    expect(changes).toEqual(mine);
    expect(both).toEqual(['2026-11-22']);
  });

  it('drops what the other one has entered just so', () => {
    const fresh = new Map([...stored, ['2026-11-21', own('2026-11-21', true, '抢工')]]);
    const { changes, both, seen: now } = rebase(mine, seen, fresh);
    expect([...changes.keys()]).toEqual(['2026-11-22', '2026-10-01']);
    expect(both).toEqual([]);
    expect([...now.keys()]).toEqual(['2026-10-01', '2026-11-22']);
  });
});
