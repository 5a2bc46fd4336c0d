import type { BoardHelmet } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FIGURES, groupsOf, LOOKS, pointsOf, stateOf, STATES, withLive } from './figures.ts';

const helmet = (values: Record<string, number>, more: Partial<BoardHelmet> = {}): BoardHelmet => ({
  device_id: 'd',
  device_name: '1#',
  device_number: 'n',
  helmet_id: null,
  helmet_number: null,
  helmet_state: 2,
  staff_id: 's',
  name: '王强',
  trade: 1,
  team_id: 't',
  team_name: '木工班',
  online: true,
  at: 0,
  values,
  danger: false,
  has_video: false,
  ...more,
});

test('the most urgent state is shown, also of a silent helmet', () => {
  expect(stateOf(helmet({ worn: 1, sos: 1, fall: 1, battery: 5 }))).toBe('sos');
  expect(stateOf(helmet({ worn: 1, fall: 1 }, { online: false }))).toBe('fall');
  expect(stateOf(helmet({ worn: 1 }, { danger: true, online: false }))).toBe('danger');
  expect(stateOf(helmet({ worn: 1, battery: 5 }, { online: false }))).toBe('stale');
  expect(stateOf(helmet({ worn: 1, battery: 19 }))).toBe('battery');
  expect(stateOf(helmet({ worn: 1, battery: 20 }))).toBe('worn');
  expect(stateOf(helmet({ worn: 0 }))).toBe('off');
  expect(LOOKS.length).toBe(STATES.length);
});

test('figures count what they say, and a live value changes them', () => {
  const all = [
    helmet({ worn: 1, battery: 10 }),
    helmet({ worn: 0 }),
    helmet({ worn: 1 }, { online: false }),
    helmet({}, { online: false, at: null, helmet_state: 3 }),
  ];
  const count = (name: keyof typeof FIGURES) => all.filter(FIGURES[name]).length;
  expect([count('registered'), count('worn'), count('urgent'), count('low'), count('stale'), count('owed')]).toEqual([
    4, 1, 0, 1, 1, 1,
  ]);
  const live = { device_id: 'd', online: 1, level: 0, at: '2026-11-02T01:00:00.000Z', levels: {} } as const;
  const after = withLive(all[1]!, { ...live, values: { worn: 1, sos: 1 } });
  expect(stateOf(after)).toBe('sos');
  expect(after).toMatchObject({ at: Date.parse(live.at), name: '王强' });
});

test('helmets without a fix are on no map; groups have the largest first', () => {
  const all = [
    helmet({ longitude: 121, latitude: 31, worn: 1 }),
    helmet({ longitude: 0, latitude: 0 }),
    helmet({ longitude: 121 }, { team_id: 'u', team_name: '钢筋班' }),
  ];
  expect(pointsOf(all)).toEqual([{ id: 'd', place: [121, 31], look: STATES.indexOf('worn') }]);
  expect(
    groupsOf(
      all,
      ({ team_id }) => team_id ?? '',
      ({ team_name }) => team_name,
    ),
  ).toEqual([
    { key: 't', label: '木工班', count: 2 },
    { key: 'u', label: '钢筋班', count: 1 },
  ]);
});
