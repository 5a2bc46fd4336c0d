import { calls } from '@gongdi/api';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { handle, type Handler } from '../../handler/index.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { transaction, type Db } from '../../store/index.ts';
import type { ResourceDeps } from '../record-handlers.ts';
import { binKinds, binPage } from './bin-list.ts';
import { eachInBin, restoreOne } from './restore.ts';

/** Handlers of the recycle bin. */
export function binHandlers({ db, timeZone, setting }: ResourceDeps): Handler[] {
  return [
    handle(calls.recycle.list, ({ query }, context) =>
      binPage({ db, timeZone, days: setting('recycle_days') }, query, context),
    ),
    handle(calls.recycle.kinds, async (_, context) =>
      (await binKinds(db, context)).map(({ name, label }) => ({ resource: name, label: label[context.lang] })),
    ),
    handle(calls.recycle.restore, async ({ body: { records } }, context) => {
      const { done, refused } = await eachInBin(db, records, context, (trx, resource, id, kept) =>
        restoreOne(trx, resource, id, kept, context),
      );
      return { restored: done, refused };
    }),
    handle(calls.recycle.purge, async ({ body: { records } }, context) => {
      const { done, refused } = await eachInBin(db, records, context, async (trx, resource, id, kept) => {
        await trx
          .deleteFrom('deleted_record')
          .where('resource', '=', resource.name)
          .where('record_id', '=', id)
          .execute();
        const event = { action: 'purge' as const, subject: resource.name, subject_id: id, before: kept.record };
        await recordAudit(trx, context, actorOf(context.caller), event);
      });
      return { purged: done, refused };
    }),
  ];
}

const DAY = 86_400_000;
/** Most records that one statement of the sweep deletes. */
const BATCH = 5000;

/**
 * Deletes for good what has been in the bin for longer than the setting allows. The change record gets one entry for
 * each resource and organisation, with the number of records.
 */
export async function sweepBin(db: Db, setting: ReadSetting, now: number): Promise<void> {
  const before = new Date(now - setting('recycle_days') * DAY).toISOString();
  for (;;) {
    const deleted = await transaction(db, async (trx) => {
      // Raw SQL: the builder deletes no batch in order.
      const { rows } = await sql<{ resource: string; org_id: string | null; records: number }>`
        with old as (select resource, record_id from deleted_record where deleted_at < ${before}
            order by deleted_at limit ${BATCH} for update skip locked),
          gone as (delete from deleted_record d using old
            where d.resource = old.resource and d.record_id = old.record_id returning d.resource, d.org_id)
        select resource, org_id, count(*)::integer as records from gone group by resource, org_id`.execute(trx);
      for (const { resource, org_id, records } of rows) {
        const actor = org_id === null ? null : { id: null, name: null, org_id };
        const event = { action: 'expire' as const, subject: resource, after: { records } };
        await recordAudit(trx, { now, ip: '', requestId: 'recycle' }, actor, event);
      }
      return rows.reduce((sum, { records }) => sum + records, 0);
    });
    if (deleted < BATCH) return;
  }
}
