/**
 * How a simulated quantity changes. `wave`: oscillates around a base, `period` in seconds; `cycle`: idle at low, then
 * up to high and back, as machines work; `switch`: 0, and 1 for a share of the time; `counter`: rises.
 */
export type Profile =
  | { kind: 'wave'; base: number; swing: number; period: number; noise: number }
  | { kind: 'cycle'; low: number; high: number; period: number; noise: number }
  | { kind: 'switch'; share: number; period: number }
  | { kind: 'counter'; perHour: number };

export const HOUR = 3600;
export const DAY = 86_400;

export const wave = (base: number, swing: number, period = DAY, noise = swing / 20): Profile => ({
  kind: 'wave',
  base,
  swing,
  period,
  noise,
});
export const cycle = (low: number, high: number, period = 240, noise = (high - low) / 100): Profile => ({
  kind: 'cycle',
  low,
  high,
  period,
  noise,
});
export const seldom = (share: number, period = HOUR): Profile => ({ kind: 'switch', share, period });

/** Instant at which simulated meters began to count, epoch milliseconds. */
const METERS_FROM = Date.UTC(2026, 0, 1);

/**
 * Returns the value of a profile at an instant. The same device (seed) has the same value at the same instant. So
 * simulators need no memory, and a history can be computed backwards.
 * @param at epoch milliseconds
 * @param seed number of the device
 */
export function sampleProfile(profile: Profile, at: number, seed: number): number {
  const phase = chance(seed, 0);
  const noise = (size: number): number => (chance(seed, Math.floor(at / 1000)) - 0.5) * 2 * size;
  const turn = 'period' in profile ? at / 1000 / profile.period + phase : 0;
  switch (profile.kind) {
    case 'wave':
      return profile.base + profile.swing * (0.8 * wobble(turn) + 0.2 * wobble(turn * 7.3)) + noise(profile.noise);
    case 'cycle': {
      // Idle for a third of the period; the load differs in each period.
      const part = turn - Math.floor(turn);
      const size = 0.4 + 0.6 * chance(seed, Math.floor(turn));
      const up = part < 1 / 3 ? 0 : Math.sin(((part - 1 / 3) * 3 * Math.PI) / 2);
      return Math.max(profile.low, profile.low + (profile.high - profile.low) * up * size + noise(profile.noise));
    }
    case 'switch':
      return chance(seed, Math.floor(turn)) < profile.share ? 1 : 0;
    case 'counter': {
      const hours = (at - METERS_FROM) / 3_600_000;
      return 1000 * phase + Math.max(0, hours) * profile.perHour * (0.6 + 0.4 * phase);
    }
  }
}

const wobble = (turn: number): number => Math.sin(turn * 2 * Math.PI);

/** Returns a pseudo-random number between 0 and 1; the same arguments return the same number. */
export function chance(seed: number, step: number): number {
  let hash = Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(step | 0, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296;
}
