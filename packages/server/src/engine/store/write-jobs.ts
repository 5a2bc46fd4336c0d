import { sql } from 'kysely';
import type { Happening, JobOrder } from '../core/index.ts';
import { triesOf } from '../jobs/retry-cycle.ts';
import { companyOf } from './company-of.ts';
import type { Part } from './parts.ts';

/** PostgreSQL channel on which servers notify each other about new jobs. */
export const JOB_CHANNEL = 'engine_job';

/** Returns the statements that write jobs and waits, and whether there are new jobs. */
export function jobParts(
  instance: { id: string; root_id: string; org_id: string },
  happened: readonly Happening[],
): { parts: Part[]; hasWork: boolean } {
  const parts: Part[] = [];
  const jobs = new Map<string, JobOrder>();
  const waits = new Map<string, Extract<Happening, { type: 'wait' }>>();
  const gone: string[] = [];
  const waitsGone: string[] = [];
  for (const one of happened) {
    if (one.type === 'job') jobs.set(one.job.id, one.job);
    if (one.type === 'job-gone' && !jobs.delete(one.id)) gone.push(one.id);
    if (one.type === 'wait') waits.set(one.id, one);
    if (one.type === 'wait-gone' && !waits.delete(one.id)) waitsGone.push(one.id);
  }
  if (gone.length > 0) parts.push(sql`delete from engine_job where id = any(${gone})`);
  if (waitsGone.length > 0) parts.push(sql`delete from engine_wait where id = any(${waitsGone})`);
  if (waits.size > 0) {
    parts.push(sql`insert into engine_wait (id, instance_id, visit, node, kind, name)
      select id, ${instance.id}, visit, node, kind, name
      from jsonb_to_recordset(${JSON.stringify([...waits.values()])}::jsonb)
        as r(id text, visit text, node text, kind text, name text)`);
  }
  if (jobs.size === 0) return { parts, hasWork: false };
  const rows = [...jobs.values()].map(({ due, retryCycle, ...job }) => ({
    ...job,
    due_at: new Date(due).toISOString(),
    retries: triesOf(retryCycle),
    retry_cycle: retryCycle,
  }));
  parts.push(sql`insert into engine_job (id, company, root_id, instance_id, visit, node, kind, due_at, retries, retry_cycle)
    select id, ${companyOf(instance.org_id)}, ${instance.root_id}, ${instance.id}, visit, node, kind, due_at, retries, retry_cycle
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id text, visit text, node text, kind text, due_at timestamptz, retries integer, retry_cycle text)`);
  return { parts, hasWork: true };
}
