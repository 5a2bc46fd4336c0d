import { localName, makeMarks, readModel, type ActivityHistory } from '@gongdi/bpmn';
import { sql } from 'kysely';
import type { Trx } from '../types.ts';

/** Replaces the stored activities and flows of an instance by those of the engine's history. */
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
    // Flowable records a start and an end of boundary events with their activity, even if they did not trigger.
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
    // Engines report which flows were taken, but not which of several visits took them. They are stored with the last
    // visit.
    outgoing: ends.findLast(({ key }) => key === one.key) === one ? (taken.get(one.key) ?? []) : [],
    cancelled: one.canceled,
    started_order: index + 1,
    ended_order: one.end_time ? ends.indexOf(one) + 1 : null,
    called: one.called_process_instance_id ?? null,
  }));
  await trx.deleteFrom('process_activity').where('instance_id', '=', instance).execute();
  const columns = sql`r (key text, type text, task_id text, started_at timestamptz, ended_at timestamptz, outgoing jsonb,
    cancelled boolean, started_order integer, ended_order integer, called text)`;
  const given = sql<(typeof rows)[number]>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'r'>(columns);
  await trx
    .insertInto('process_activity')
    .columns([
      ...(['instance_id', 'key', 'type', 'task_id', 'started_at', 'ended_at', 'outgoing'] as const),
      ...(['cancelled', 'started_order', 'ended_order', 'called_instance_id'] as const),
    ])
    .expression(
      trx
        .selectFrom(given)
        .select(({ val, ref }) => [
          val(instance).as('instance_id'),
          ...(['key', 'type', 'task_id', 'started_at', 'ended_at'] as const),
          sql<string[]>`array(select jsonb_array_elements_text(${ref('outgoing')}))`.as('outgoing'),
          ...(['cancelled', 'started_order', 'ended_order', 'called'] as const),
        ])
        .orderBy('started_order'),
    )
    .execute();
}

const instant = (time: string | number | null | undefined): number => new Date(time ?? 0).getTime();
const iso = (time: string | number | null | undefined): string => new Date(instant(time)).toISOString();
