import { GongdiError } from '@gongdi/domain';
import { sql, type NotNull } from 'kysely';
import type { Db } from '../../store/index.ts';
import type { Incident, Trx } from '../types.ts';
import { triesOf } from './retry-cycle.ts';

/** Returns the jobs whose retries are used up, newest first. */
export async function findIncidents(db: Db, instance?: string): Promise<Incident[]> {
  const rows = await db
    .selectFrom('engine_job as j')
    .innerJoin('process_instance as i', 'i.id', 'j.instance_id')
    .select(['j.id', 'i.id as instance_id', 'i.definition_id', 'j.node as activity_key', 'j.kind'])
    .select(['j.error', 'j.error_en', 'j.failed_at as created_at'])
    .where('j.retries', '=', 0)
    .$if(instance !== undefined, (jobs) => jobs.where('j.instance_id', '=', instance!))
    .orderBy('j.failed_at', 'desc')
    .orderBy('j.id')
    .$narrowType<{ created_at: NotNull }>()
    .execute();
  return rows.map(({ error, error_en, ...row }) => ({
    ...row,
    message: { zh: error ?? '', en: error_en ?? error ?? '' },
  }));
}

/** Gives a failed job another round of retries, the first one at once. */
export async function retryJob(trx: Trx, id: string, at: string): Promise<void> {
  const job = await trx
    .selectFrom('engine_job')
    .select('retry_cycle')
    .where('id', '=', id)
    .where('retries', '=', 0)
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw new GongdiError('notFound');
  await trx
    .updateTable('engine_job')
    .set({ retries: triesOf(job.retry_cycle), due_at: at })
    .where('id', '=', id)
    .execute();
  await sql`select pg_notify('engine_job', '')`.execute(trx);
}
