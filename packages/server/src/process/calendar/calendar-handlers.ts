import { calls, type CallResult } from '@gongdi/api';
import { instantOf, parseDate } from '@gongdi/bpmn';
import { dateTime, GongdiError } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { handle, type Handler } from '../../handler/index.ts';
import { transaction, type Db } from '../../store/index.ts';
import type { ProcessDeps } from '../deps.ts';
import {
  calendarVersion,
  ownDays,
  ownHours,
  raiseCalendarVersion,
  workingTime,
  type OwnHours,
} from './calendar-store.ts';
import { builtInDays, HOLIDAYS } from './holidays.ts';
import { addWorkingHours } from './working-hours.ts';

const { workflow } = calls;
type Year = CallResult<typeof workflow.calendarYear>;

/**
 * Handlers of the working-day calendar: the built-in days, and the days of the caller's organisation and of those
 * above.
 */
export function calendarHandlers({ db, zone }: Pick<ProcessDeps, 'db' | 'zone'>): Handler[] {
  return [
    handle(workflow.calendarYear, async ({ query: { year } }, { caller }) => {
      const days = new Map<string, Year['days'][number]>();
      for (const [day, one] of builtInDays(year)) days.set(day, { day, ...one, source: 'built-in' });
      for (const { above, ...one } of await ownDays(db, caller.org_id, year))
        days.set(one.day, { ...one, source: above ? 'above' : 'own' });
      const known = HOLIDAYS[year];
      return {
        year,
        version: await calendarVersion(db, caller.org_id),
        zone,
        known: known !== undefined,
        sources: known ? [known.source] : [],
        days: [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
        hours: hoursOf(await ownHours(db, caller.org_id)),
      };
    }),
    handle(workflow.calendarDeadline, async ({ query: { from, hours } }, { caller, now }) => {
      const begin = from === undefined ? now : instantOf(dateIn(from), zone);
      const due = addWorkingHours(begin, hours, await workingTime(db, caller.org_id, zone));
      return { zone, from: dateTime(begin, zone), due: dateTime(due, zone), due_at: new Date(due).toISOString() };
    }),
    handle(workflow.calendarUpdate, ({ body: { days, hours, version: read } }, context) =>
      transaction(db, async (trx) => {
        const { org_id } = context.caller;
        const version = await raiseCalendarVersion(trx, org_id);
        if (read !== undefined && read !== version - 1) throw new GongdiError('conflict');
        for (const { day, working, name } of days)
          await (
            working === null
              ? trx.deleteFrom('approval_day').where('org_id', '=', org_id).where('day', '=', day)
              : trx
                  .insertInto('approval_day')
                  .values({ org_id, day, working, name: name ?? null })
                  .onConflict((row) => row.columns(['org_id', 'day']).doUpdateSet({ working, name: name ?? null }))
          ).execute();
        if (hours !== undefined) await setHours(trx, org_id, hours);
        const after = { days, ...(hours === undefined ? {} : { hours }) };
        const event = { action: 'edit' as const, subject: 'process_calendar', subject_id: org_id, after };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return { version };
      }),
    ),
  ];
}

/** @throws GongdiError `invalid` for a date that models cannot use in deadlines, such as a tenth digit of a second */
function dateIn(from: string): ReturnType<typeof parseDate> {
  try {
    return parseDate(from);
  } catch (cause) {
    const problems = [{ path: 'from', code: 'invalid_format', message: 'from' }];
    throw new GongdiError('invalid', { problems, cause });
  }
}

function hoursOf(own: OwnHours | undefined): Year['hours'] {
  return own ? { spans: own.spans, source: own.above ? 'above' : 'own' } : { spans: [], source: 'built-in' };
}

/**
 * Stores the working hours of an organisation. Null deletes them, so that those of the organisation above apply
 * again.
 */
async function setHours(trx: Db, org_id: string, spans: OwnHours['spans'] | null): Promise<void> {
  if (spans === null) {
    await trx.deleteFrom('approval_hours').where('org_id', '=', org_id).execute();
    return;
  }
  const stored = { spans: JSON.stringify(spans) };
  await trx
    .insertInto('approval_hours')
    .values({ org_id, ...stored })
    .onConflict((row) => row.column('org_id').doUpdateSet(stored))
    .execute();
}
