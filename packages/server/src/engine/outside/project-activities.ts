import { localName, makeMarks, readModel, type ActivityHistory } from '@gongdi/bpmn';
import { sql } from 'kysely';
import type { Trx } from '../types.ts';

/** Writes what an engine's history says of elements and flows in place of what was known. */
export async function projectActivities(
  trx: Trx,
  instance: string,
  xml: string,
  history: ActivityHistory,
): Promise<void> {
  const { model } = await readModel(xml, { trackLoss: false });
  if (!model) return;
  const taken = new Map<string, string[]>();
  for (const [id, mark] of makeMarks(model.definitions, history).flows) {
    const source: unknown = mark.taken ? model.elementById(id)?.['sourceRef'] : undefined;
    const from = (source as { id?: string } | undefined)?.id;
    if (from !== undefined) taken.set(from, [...(taken.get(from) ?? []), id]);
  }
  const takenAway = new Set((history.tasks ?? []).flatMap(({ id, result }) => (result === 4 ? [id] : [])));
  const elements = (history.activities ?? []).flatMap((one) => {
    const element = model.elementById(one.key);
    const type = element && localName(element);
    if (!type || !one.start_time || type === 'sequenceFlow') return [];
    // Flowable begins and ends boundary events with their host, whether they happened or not.
    if (type === 'boundaryEvent' && !taken.has(one.key)) return [];
    const canceled = one.canceled === true || takenAway.has(one.task_id ?? '');
    return [{ ...one, type, canceled }];
  });
  const ends = elements
    .filter(({ end_time }) => end_time)
    .toSorted((a, b) => instant(a.end_time) - instant(b.end_time));
  const tasks = new Set((history.tasks ?? []).map(({ id }) => id));
  const rows = elements.map((one, index) => ({
    key: one.key,
    type: one.type,
    task_id: one.task_id && tasks.has(one.task_id) ? one.task_id : null,
    started_at: iso(one.start_time),
    ended_at: one.end_time ? iso(one.end_time) : null,
    // Engines say which flows were taken, not by which of several visits: the last one has them.
    outgoing: ends.findLast(({ key }) => key === one.key) === one ? (taken.get(one.key) ?? []) : [],
    cancelled: one.canceled,
    started_order: index + 1,
    ended_order: one.end_time ? ends.indexOf(one) + 1 : null,
    called: one.called_process_instance_id ?? null,
  }));
  await sql`delete from process_activity where instance_id = ${instance}`.execute(trx);
  await sql`
    insert into process_activity (instance_id, key, type, task_id, started_at, ended_at, outgoing, cancelled,
      started_order, ended_order, called_instance_id)
    select ${instance}, key, type, task_id, started_at, ended_at, array(select jsonb_array_elements_text(outgoing)),
      cancelled, started_order, ended_order, called
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(key text, type text, task_id text, started_at timestamptz,
      ended_at timestamptz, outgoing jsonb, cancelled boolean, started_order integer, ended_order integer, called text)
    order by started_order`.execute(trx);
}

const instant = (time: string | number | null | undefined): number => new Date(time ?? 0).getTime();
const iso = (time: string | number | null | undefined): string => new Date(instant(time)).toISOString();
