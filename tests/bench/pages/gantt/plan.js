// The plan that all sides of the page show, with the dates that it has.
import { schedulePlan } from '@gongdi/domain/schedule';
import { schedulePlanOf } from '../../support/schedules.mjs';

export const KINDS = ['e2e', 'e2s', 's2e', 's2s'];
/** Pixels of a day on each side. */
export const DAY = 20;
/** The task whose bar is drawn: it lasts seven days, and much follows it. */
export const DRAWN = 5;
export const SIZE = { width: 1400, height: 800 };

export const plan = schedulePlanOf(5000);
export const { schedule } = schedulePlan(plan);

/** A minute of the plan as a local time, as both peers want it. */
export const timeOf = (minute) => {
  const at = new Date(minute * 60_000);
  return new Date(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes());
};
