import { sql } from 'kysely';
import type { Happening } from '../core/index.ts';
import type { Trx } from '../types.ts';

interface Begun {
  visit: string;
  key: string;
  type: string;
  scope: string | null;
  started_order: number;
  ended_order: number | null;
  cancelled: boolean;
  outgoing: string[];
  task_id: string | null;
  called: string | null;
}

type Ended = Extract<Happening, { type: 'ended' }>;

/** Elements as a history names them. @param tasks first task of each visit that has one */
export async function writeActivities(
  trx: Trx,
  instance: string,
  at: string,
  happened: readonly Happening[],
  tasks: ReadonlyMap<string, string>,
): Promise<void> {
  const begun = new Map<string, Begun>();
  const ended: Ended[] = [];
  for (const one of happened) {
    if (one.type === 'started') {
      begun.set(one.visit, {
        visit: one.visit,
        key: one.node,
        type: one.kind,
        scope: one.scope,
        started_order: one.order,
        ended_order: null,
        cancelled: false,
        outgoing: [],
        task_id: tasks.get(one.visit) ?? null,
        called: null,
      });
    } else if (one.type === 'ended') {
      const own = begun.get(one.visit);
      if (own) Object.assign(own, { ended_order: one.order, cancelled: one.cancelled, outgoing: one.flows });
      else ended.push(one);
    } else if (one.type === 'call') {
      const own = begun.get(one.visit);
      if (own) own.called = one.id;
      else await noteCall(trx, instance, one.visit, one.id);
    }
  }
  if (ended.length > 0) await endActivities(trx, instance, at, ended);
  if (begun.size > 0) await insertActivities(trx, instance, at, [...begun.values()]);
}

async function insertActivities(trx: Trx, instance: string, at: string, rows: readonly Begun[]): Promise<void> {
  await sql`
    insert into process_activity (instance_id, visit, key, type, scope, task_id, started_at, ended_at, outgoing,
      cancelled, started_order, ended_order, called_instance_id)
    select ${instance}, visit, key, type, scope, task_id, ${at}::timestamptz,
      case when ended_order is null then null else ${at}::timestamptz end,
      array(select jsonb_array_elements_text(outgoing)), cancelled, started_order, ended_order, called
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(visit text, key text, type text, scope text,
      task_id text, outgoing jsonb, cancelled boolean, started_order integer, ended_order integer, called text)
    order by started_order`.execute(trx);
}

async function endActivities(trx: Trx, instance: string, at: string, rows: readonly Ended[]): Promise<void> {
  await sql`
    update process_activity a set ended_at = ${at}, cancelled = r.cancelled, ended_order = r."order",
      outgoing = array(select jsonb_array_elements_text(r.flows))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(visit text, cancelled boolean, "order" integer, flows jsonb)
    where a.instance_id = ${instance} and a.visit = r.visit`.execute(trx);
}

async function noteCall(trx: Trx, instance: string, visit: string, called: string): Promise<void> {
  await sql`update process_activity set called_instance_id = ${called}
    where instance_id = ${instance} and visit = ${visit}`.execute(trx);
}
