import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type { Incident, Trx } from '../types.ts';
import { triesOf } from './retry-cycle.ts';

/** Jobs that failed as often as the model allows, the newest first. */
export async function findIncidents(db: Kysely<unknown>, instance?: string): Promise<Incident[]> {
  const which = instance === undefined ? sql`true` : sql`j.instance_id = ${instance}`;
  const { rows } = await sql<Incident>`
    select j.id, j.instance_id, i.definition_id, j.node as activity_key, j.kind,
      json_build_object('zh', coalesce(j.error, ''), 'en', coalesce(j.error_en, j.error, '')) as message, j.failed_at as created_at
    from engine_job j join process_instance i on i.id = j.instance_id
    where j.retries = 0 and ${which} order by j.failed_at desc, j.id`.execute(db);
  return rows;
}

/** Gives a job that has failed another round of tries, the first at once. */
export async function retryJob(trx: Trx, id: string, at: string): Promise<void> {
  const { rows } = await sql<{ retry_cycle: string | null }>`
    select retry_cycle from engine_job where id = ${id} and retries = 0 for update`.execute(trx);
  const job = rows[0];
  if (!job) throw new GongdiError('notFound');
  await sql`update engine_job set retries = ${triesOf(job.retry_cycle)}, due_at = ${at} where id = ${id}`.execute(trx);
  await sql`select pg_notify('engine_job', '')`.execute(trx);
}
