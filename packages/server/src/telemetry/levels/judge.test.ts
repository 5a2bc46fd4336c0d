import { deviceTypeOf, type LevelNumber, type LevelRule } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { judge, levelsOf, NO_STATE, withoutAbandoned, type LevelState } from './judge.ts';

const FROM = Date.UTC(2026, 10, 2);
const MINUTE = 60_000;

const rule = (given: Partial<LevelRule>): LevelRule => ({
  quantity: 'load',
  measure: 'value',
  warning_lower: null,
  warning_upper: 4,
  alarm_lower: null,
  alarm_upper: 5,
  control_lower: null,
  control_upper: 6,
  duration: 0,
  hysteresis: 0,
  source: '',
  clause: '',
  edition: '',
  verified: false,
  ...given,
});

/** Returns the levels after each of some readings. */
function run(one: LevelRule, readings: readonly (readonly [minutes: number, value: number])[]): LevelNumber[] {
  let state: LevelState = NO_STATE;
  return readings.map(([minutes, value]) => {
    // The state is converted to JSON and back, as in the database.
    const verdict = judge([one], structuredClone(state), FROM + minutes * MINUTE, { [one.quantity]: value });
    state = JSON.parse(JSON.stringify(verdict.state)) as LevelState;
    return levelsOf(state)[one.quantity] ?? 0;
  });
}

describe('levels', () => {
  it('rise at the limit itself and fall below it', () => {
    expect(
      run(rule({}), [
        [0, 3.9],
        [1, 4],
        [2, 5],
        [3, 7],
        [4, 4.5],
        [5, 3],
      ]),
    ).toEqual([0, 1, 2, 3, 1, 0]);
  });

  it('wait for the duration, which a reading inside begins anew', () => {
    const slow = rule({ duration: 120 });
    expect(
      run(slow, [
        [0, 4.5],
        [1, 4.5],
        [2, 4.5],
      ]),
    ).toEqual([0, 0, 1]);
    expect(
      run(slow, [
        [0, 4.5],
        [1, 3],
        [2, 4.5],
        [3, 4.5],
        [4, 4.5],
      ]),
    ).toEqual([0, 0, 0, 0, 1]);
    // Each level has its own duration: 6 is passed only from the third minute on.
    expect(
      run(slow, [
        [0, 4.5],
        [1, 5.5],
        [2, 5.5],
        [3, 6.5],
        [5, 6.5],
      ]),
    ).toEqual([0, 0, 1, 2, 3]);
  });

  it('do not flutter around a limit', () => {
    const held = rule({ hysteresis: 0.5 });
    expect(
      run(held, [
        [0, 4.1],
        [1, 3.9],
        [2, 3.6],
        [3, 3.5],
        [4, 3.4],
      ]),
    ).toEqual([1, 1, 1, 1, 0]);
    expect(
      run(held, [
        [0, 6.1],
        [1, 5.7],
        [2, 5.2],
        [3, 4.2],
        [4, 3],
      ]),
    ).toEqual([3, 3, 2, 1, 0]);
  });

  it('know lower limits', () => {
    const low = rule({
      warning_upper: null,
      alarm_upper: null,
      control_upper: null,
      warning_lower: 20,
      alarm_lower: 10,
    });
    expect(
      run(low, [
        [0, 30],
        [1, 20],
        [2, 9],
        [3, 21],
      ]),
    ).toEqual([0, 1, 2, 0]);
  });

  it('count cumulative values from the first one', () => {
    expect(
      run(rule({ measure: 'cumulative' }), [
        [0, 100],
        [1, 104],
        [2, 106],
        [3, 101],
      ]),
    ).toEqual([0, 1, 3, 0]);
  });

  it('count rates by the day', () => {
    const daily = rule({ measure: 'rate' });
    // A change of 3 mm in the first hours counts as 3 mm, not as 24 mm a day.
    expect(
      run(daily, [
        [0, 0],
        [180, 3],
        [360, 4.2],
      ]),
    ).toEqual([0, 0, 1]);
    // 9 mm after two days of silence are 4.5 mm a day.
    expect(
      run(daily, [
        [0, 0],
        [2 * 1440, 9],
      ]),
    ).toEqual([0, 1]);
    // With readings every minute, the value of one day ago counts.
    const steady = Array.from({ length: 3000 }, (_, minute) => [minute, (minute / 1440) * 3.9] as const);
    expect(Math.max(...run(daily, steady))).toBe(0);
  });

  it('tell what was passed, once', () => {
    const first = judge([rule({})], NO_STATE, FROM, { load: 5.5 });
    expect(first.changes).toMatchObject([{ from: 0, to: 2, value: 5.5, limit: 5 }]);
    expect(judge([rule({})], first.state, FROM + 1, { load: 5.6 }).changes).toEqual([]);
    expect(judge([rule({})], first.state, FROM + 1, { height: 1 }).state.rules).toEqual(first.state.rules);
  });

  it('stay of a rule that was taken away until its alarm is closed', () => {
    const { state } = judge([rule({})], NO_STATE, FROM, { load: 5.5 });
    const without = judge([], state, FROM + 1, { load: 5.5 });
    expect([without.changes, levelsOf(without.state)]).toEqual([[], { load: 2 }]);
    expect(judge([rule({})], without.state, FROM + 2, { load: 1 }).changes).toMatchObject([{ from: 2, to: 0 }]);
    expect(withoutAbandoned([], state).rules).toEqual({});
    expect(withoutAbandoned([rule({})], state)).toBe(state);
    // A limit that still waits for its duration has raised no alarm that would have to be closed.
    const slow = rule({ duration: 60 });
    expect(judge([], judge([slow], NO_STATE, FROM, { load: 9 }).state, FROM + 1, { load: 9 }).state.rules).toEqual({});
  });

  it('hold for every type of device: what passes the top limit of a template rings', () => {
    for (const one of [3, 7, 17, 18, 52].flatMap((code) => deviceTypeOf(code).levels)) {
      if (one.measure !== 'value' || one.alarm_upper === null) continue;
      const value = { [one.quantity]: one.alarm_upper };
      const state = judge([one], NO_STATE, FROM, value).state;
      expect(levelsOf(judge([one], state, FROM + one.duration * 1000, value).state)[one.quantity]).toBeGreaterThan(1);
    }
  });
});
