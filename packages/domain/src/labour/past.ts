import { MOVED } from '../dictionary/labour.ts';
import type { Trainee } from '../training/facts.ts';
import { daysLater } from './identity.ts';

/** An arrival, a departure or a change of trade. */
export interface Moved {
  /** Value of the dictionary `movement_kind`. */
  kind: number;
  moved_on: string;
  trade?: number | null;
}

/**
 * Returns what the past of a person says about education: when another trade was taken up last, and since when the
 * person was away for so long that a training on return is due.
 * @param moves movements until the date, the oldest first
 * @param asked the trade that is asked for, which need not be the present one, and the days away that call for a training
 */
export function pastOf(
  moves: readonly Moved[],
  { trade, date, awayDays }: { trade: number; date: string; awayDays: number },
): Pick<Trainee, 'other_trade_on' | 'away_since'> {
  let other_trade_on: string | null = null;
  let away_since: string | null = null;
  let left: string | undefined;
  let before: string | null = null;
  const returns = (day: string): void => {
    if (left !== undefined && daysLater(left, awayDays) <= day) away_since = left;
    left = undefined;
  };
  for (const { kind, moved_on, trade: had } of moves) {
    if (kind === MOVED.left) {
      left = moved_on;
      continue;
    }
    returns(moved_on);
    if (typeof had !== 'number') continue;
    if (had === trade) {
      // A change that is taken back on the same day was a mistake.
      if (other_trade_on === moved_on) other_trade_on = before;
    } else if (other_trade_on !== moved_on) {
      before = other_trade_on;
      other_trade_on = moved_on;
    }
  }
  returns(date);
  return { other_trade_on, away_since };
}
