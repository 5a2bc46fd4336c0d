import { PASSAGE_CLOCK } from '@gongdi/domain';

/** What is known of the time of a message, epoch ms. */
export interface MessageTime {
  received: number;
  /** By the clock of the gate; null: it did not say, so the offset is not known. */
  sent: number | null;
}

export interface ClockRules {
  /** Offset that is accepted, ms. */
  tolerance: number;
  /** Oldest passage that is believed, ms before it was received. */
  oldest: number;
}

export interface PassageTime {
  at: number;
  clock: number;
  /** Server less gate, ms; null: not known. */
  offset: number | null;
}

const SECONDS_BELOW = 10_000_000_000;

/** Ten digits are seconds. */
export const inMs = (value: number): number => (value < SECONDS_BELOW ? value * 1000 : value);

/**
 * Returns when passages happened, in their order. Within the tolerance the gate is right. Beyond it the offset that was
 * measured when the message was sent mends the time. Where that cannot be (no offset, a clock that was set between
 * passage and message, a result in the future or too long ago), the time is doubtful: it keeps what the gate said, or
 * the moment of arrival where that is in the future, and does not count until somebody corrects the day.
 * @param said by the gate, with its sequence numbers
 */
export function timesOf(
  said: readonly { seq: number; ts: number }[],
  { received, sent }: MessageTime,
  { tolerance, oldest }: ClockRules,
): PassageTime[] {
  const offset = sent === null ? null : received - sent;
  const later = laterOnes(said, tolerance);
  return said.map(({ ts }, index) => {
    const isOff = offset !== null && Math.abs(offset) > tolerance;
    const at = isOff ? ts + offset : ts;
    const isKnown = at <= received + tolerance && at >= received - oldest && !later.has(index);
    if (!isKnown) return { at: Math.min(at, received), clock: PASSAGE_CLOCK.doubtful, offset };
    return { at: Math.min(at, received), clock: isOff ? PASSAGE_CLOCK.mended : PASSAGE_CLOCK.right, offset };
  });
}

/**
 * Returns the places of passages that the gate puts later than one that it counted after them: its clock was set back
 * in between, so their offset is not the one of the message.
 */
function laterOnes(said: readonly { seq: number; ts: number }[], tolerance: number): Set<number> {
  const order = said.map((one, index) => ({ ...one, index })).toSorted((a, b) => b.seq - a.seq);
  const found = new Set<number>();
  let least = Number.POSITIVE_INFINITY;
  for (const { ts, index } of order) {
    if (ts > least + tolerance) found.add(index);
    else least = Math.min(least, ts);
  }
  return found;
}
