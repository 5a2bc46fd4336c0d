import { sql } from 'kysely';
import type { Happening } from '../core/index.ts';
import type { Part } from './parts.ts';

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

/**
 * Returns the statements that write activities, with the element types of a history table. @param tasks first task of
 * each visit that has one
 */
export function activityParts(
  instance: string,
  at: string,
  happened: readonly Happening[],
  tasks: ReadonlyMap<string, string>,
): Part[] {
  const parts: Part[] = [];
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
    } else if (one.type === 'left') {
      const own = begun.get(one.visit);
      const at = ended.findIndex(({ visit }) => visit === one.visit);
      if (own) own.outgoing = one.flows;
      else if (at >= 0) ended[at] = { ...ended[at]!, flows: one.flows };
      else parts.push(left(instance, one));
    } else if (one.type === 'call') {
      const own = begun.get(one.visit);
      if (own) own.called = one.id;
      else parts.push(called(instance, one.visit, one.id));
    }
  }
  if (ended.length > 0) parts.push(endings(instance, at, ended));
  if (begun.size > 0) parts.push(beginnings(instance, at, [...begun.values()]));
  return parts;
}

function beginnings(instance: string, at: string, rows: readonly Begun[]): Part {
  return sql`
    insert into process_activity (instance_id, visit, key, type, scope, task_id, started_at, ended_at, outgoing,
      cancelled, started_order, ended_order, called_instance_id)
    select ${instance}, visit, key, type, scope, task_id, ${at}::timestamptz,
      case when ended_order is null then null else ${at}::timestamptz end,
      array(select jsonb_array_elements_text(outgoing)), cancelled, started_order, ended_order, called
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(visit text, key text, type text, scope text,
      task_id text, outgoing jsonb, cancelled boolean, started_order integer, ended_order integer, called text)
    order by started_order`;
}

function endings(instance: string, at: string, rows: readonly Ended[]): Part {
  return sql`
    update process_activity a set ended_at = ${at}, cancelled = r.cancelled, ended_order = r."order",
      outgoing = array(select jsonb_array_elements_text(r.flows))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(visit text, cancelled boolean, "order" integer, flows jsonb)
    where a.instance_id = ${instance} and a.visit = r.visit`;
}

function left(instance: string, { visit, flows }: Extract<Happening, { type: 'left' }>): Part {
  return sql`update process_activity set outgoing = array(select jsonb_array_elements_text(${JSON.stringify(flows)}::jsonb))
    where instance_id = ${instance} and visit = ${visit}`;
}

function called(instance: string, visit: string, called: string): Part {
  return sql`update process_activity set called_instance_id = ${called}
    where instance_id = ${instance} and visit = ${visit}`;
}
