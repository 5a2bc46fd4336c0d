import { calls } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { handle, type Handler } from '../../handler/index.ts';
import { transaction } from '../../store/index.ts';
import { ownDays } from './calendar-store.ts';
import { builtInDays, HOLIDAYS } from './holidays.ts';

const { workflow } = calls;

/** The code behind the working-day calendar: built-in days, and those of one's organisation and the ones above it. */
export function calendarHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(workflow.calendarYear, async ({ query: { year } }, { caller }) => {
      const own = await ownDays(db, caller.org_id, year);
      const days = new Map(
        [...builtInDays(year)].map(([day, one]) => [day, { day, ...one, source: 'built-in' as const }]),
      );
      const all = new Map<string, { day: string; working: boolean; name: string | null; source: 'built-in' | 'own' }>(
        days,
      );
      for (const one of own) all.set(one.day, { ...one, source: 'own' });
      const known = HOLIDAYS[year];
      return {
        year,
        known: known !== undefined,
        sources: known ? [known.source] : [],
        days: [...all.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      };
    }),
    handle(workflow.calendarUpdate, ({ body }, context) =>
      transaction(db, async (trx) => {
        const { org_id } = context.caller;
        for (const { day, working, name } of body.days)
          await (
            working === null
              ? sql`delete from approval_day where org_id = ${org_id} and day = ${day}::date`
              : sql`insert into approval_day (org_id, day, working, name) values (${org_id}, ${day}::date, ${working}, ${name ?? null})
                on conflict (org_id, day) do update set working = excluded.working, name = excluded.name`
          ).execute(trx);
        const event = { action: 'edit', subject: 'process_calendar', subject_id: org_id, after: { days: body.days } };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return null;
      }),
    ),
  ];
}
