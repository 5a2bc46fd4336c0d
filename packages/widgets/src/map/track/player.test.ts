import { trackOf, type Track } from '@gongdi/geo';
import { expect, test } from 'vitest';
import { SPEEDS, TrackPlayer, type Clock } from './player.ts';

const GAP = 60_000;

function handClock() {
  let at = 0;
  let work: (() => void) | undefined;
  const clock: Clock = {
    now: () => at,
    next(next) {
      work = next;
      return () => (work = undefined);
    },
  };
  return {
    clock,
    waits: () => work !== undefined,
    /** Advances the clock and runs one frame. */
    pass(ms: number) {
      at += ms;
      const now = work;
      work = undefined;
      now?.();
    },
  };
}

const track = (...times: number[]): Track =>
  trackOf(
    times.map((at, i) => ({ at, place: [121 + i / 1000, 31] })),
    GAP,
  );

test('it stands at the end, plays from the beginning, and stops at the end', () => {
  const hand = handClock();
  const player = new TrackPlayer(hand.clock);
  player.show([track(1000, 2000, 3000)]);
  expect(player.state.get()).toEqual({ at: 3000, playing: false, speed: 1 });
  player.play();
  expect(player.state.get()).toMatchObject({ at: 1000, playing: true });
  hand.pass(500);
  expect(player.state.get().at).toBe(1500);
  hand.pass(5000);
  expect(player.state.get()).toMatchObject({ at: 3000, playing: false });
  expect(hand.waits()).toBe(false);
});

test('a long track is played fast enough to be looked at, and faster or slower when asked', () => {
  const hand = handClock();
  const player = new TrackPlayer(hand.clock);
  const hours = Array.from({ length: 361 }, (_, i) => i * 60_000);
  player.show([track(...hours)]);
  expect(player.state.get().speed).toBe(1200);
  player.setSpeed(60);
  player.play();
  hand.pass(1000);
  expect(player.state.get().at).toBe(60_000);
});

test('a gap is leapt over, a pause holds, seeking stays within', () => {
  const hand = handClock();
  const player = new TrackPlayer(hand.clock);
  player.show([track(0, 1000, 3_600_000, 3_601_000)]);
  player.setSpeed(1);
  player.play();
  hand.pass(1001);
  expect(player.state.get().at).toBe(3_600_000);
  player.pause();
  hand.pass(400);
  expect(player.state.get()).toMatchObject({ at: 3_600_000, playing: false });
  player.seek(-9);
  expect(player.state.get().at).toBe(0);
});

test('newer points: it goes along when it stands at the end, and stays where somebody looks', () => {
  const player = new TrackPlayer(handClock().clock);
  player.show([track(0, 1000)]);
  player.extend([track(0, 1000, 2000)]);
  expect(player.state.get().at).toBe(2000);
  player.seek(500);
  player.extend([track(0, 1000, 2000, 3000)]);
  expect(player.state.get().at).toBe(500);
  expect(player.end).toBe(3000);
});

test('nothing and a single point do not play', () => {
  const hand = handClock();
  const player = new TrackPlayer(hand.clock);
  for (const points of [track(), track(5)]) {
    player.show([points]);
    player.play();
    expect(player.state.get().playing).toBe(false);
  }
});

test('several tracks: the time of all, silence of one is played, and it may open at the beginning', () => {
  const hand = handClock();
  const player = new TrackPlayer(hand.clock);
  player.show([track(0, 1000, 3_600_000), track(1_000_000, 1_050_000), []], 'begin');
  expect([player.begin, player.end, player.state.get().at]).toEqual([0, 3_600_000, 0]);
  player.setSpeed(1);
  player.play();
  hand.pass(2000);
  // Nothing is known of either of them until then.
  expect(player.state.get().at).toBe(1_000_000);
  hand.pass(2000);
  expect(player.state.get().at).toBe(1_002_000);
});

test('speeds go up and down in their steps, and stay at the ends', () => {
  const player = new TrackPlayer(handClock().clock);
  player.setSpeed(SPEEDS[0]);
  player.shiftSpeed(-1);
  expect(player.state.get().speed).toBe(SPEEDS[0]);
  player.shiftSpeed(1);
  expect(player.state.get().speed).toBe(SPEEDS[1]);
  player.setSpeed(SPEEDS.at(-1)!);
  player.shiftSpeed(1);
  expect(player.state.get().speed).toBe(SPEEDS.at(-1));
});
