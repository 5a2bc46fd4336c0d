import type { ShiftHours } from './types.ts';

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Returns the minutes after midnight of `HH:MM`; undefined: it is no time of day. */
export function minutesOf(clock: string | null | undefined): number | undefined {
  const found = CLOCK.exec(clock ?? '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

/**
 * Returns the hours of a shift. An end that is not after the begin is on the next day, and so is a break that lies
 * before the begin.
 * @returns undefined when begin or end is no time of day
 */
export function shiftHours(
  begin: string | null | undefined,
  end: string | null | undefined,
  pause?: readonly [from: string | null | undefined, to: string | null | undefined],
): ShiftHours | undefined {
  const [from, to] = [minutesOf(begin), minutesOf(end)];
  if (from === undefined || to === undefined) return undefined;
  const last = to > from ? to : to + 1440;
  const [rest, again] = [minutesOf(pause?.[0]), minutesOf(pause?.[1])];
  if (rest === undefined || again === undefined) return { begin: from, end: last, pause: null };
  const away = rest < from ? rest + 1440 : rest;
  const back = again + 1440 * Math.floor((away - again) / 1440 + 1);
  return { begin: from, end: last, pause: [away, back] };
}
