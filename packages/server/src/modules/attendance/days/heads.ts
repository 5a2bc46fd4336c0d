import { calls } from '@gongdi/api';
import { computeDays, midnightIn } from '../../../attendance/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { requireProject } from './sheet-handlers.ts';

const HOUR = 3_600_000;

/**
 * Counts who was on site at each full hour of a day, by trade. Whoever has come in and not gone out is on site until now;
 * after the day, only pairs count, because an entry without exit says nothing of its length.
 */
export const headsHandler = ({ db, timeZone }: Pick<Ground, 'db' | 'timeZone'>): Handler =>
  handle(calls.attendance.heads, async ({ query: { project_id, day } }, context) => {
    await requireProject(db, project_id, context);
    const { now } = context;
    const made = await computeDays(db, { project_id, from: day, to: day }, { now, timeZone });
    const present = made.flatMap(({ staff_id, trade, spans, on_site_since }) => {
      const all = on_site_since === null ? spans : [...spans, [on_site_since, now + 1] as const];
      return all.length > 0 ? [{ staff_id, trade, spans: all }] : [];
    });
    const trades = [...new Set(present.map(({ trade }) => trade))].toSorted((a, b) => a - b);
    const midnight = midnightIn(timeZone)(day);
    const hours = Array.from({ length: 24 }, (_, hour) => {
      const at = midnight + hour * HOUR;
      if (at > now) return null;
      const there = present.filter(({ spans }) => spans.some(([from, to]) => from <= at && at < to));
      return trades.map((trade) => there.filter((one) => one.trade === trade).length);
    });
    return { trades, hours, people: present.length };
  });
