import { GATE_DIRECTION, PASSAGE_CLOCK } from '@gongdi/domain';
import { sql } from 'kysely';
import { demoId } from '../../../demo/index.ts';
import type { Db } from '../../../store/index.ts';
import type { DemoPassage, DemoPerson } from './demo-passages.ts';

/** From this day on, gates of the demo have passages. */
export const FROM = '2026-09-01';

export interface DemoGate {
  id: string;
  project_id: string;
  org_id: string;
  device_id: string;
  device_number: string;
  direction: number;
}

/** Who of the demo works where, by project. */
export async function peopleOf(trx: Db): Promise<Map<string, DemoPerson[]>> {
  const rows = await trx
    .selectFrom('staff as s')
    .leftJoin('team as t', 't.id', 's.team_id')
    .select(['s.id', 's.project_id', 's.team_id', 't.unit_id', 's.entry_date', 's.exit_date'])
    .where('s.entry_date', 'is not', null)
    .orderBy('s.id')
    .execute();
  const found = new Map<string, DemoPerson[]>();
  const nightTeams = new Set([6, 12].map((project) => demoId('team', (project - 1) * 3 + 2)));
  for (const { id, project_id, team_id, unit_id, entry_date, exit_date } of rows) {
    const from = entry_date! > FROM ? entry_date! : FROM;
    const nights = nightTeams.has(team_id ?? '') ? (['2026-10-01', '2026-10-07'] as const) : null;
    const person = { staff_id: id, team_id, unit_id, from, to: exit_date ?? '9999-12-31', nights };
    found.set(project_id!, [...(found.get(project_id!) ?? []), person]);
  }
  return found;
}

/** How passages are written. */
export interface Writing {
  idOf: (index: number, at: number) => string;
  /** Last sequence number of each gate. */
  seqs?: Map<string, number>;
  /** Of somebody whom no list has. */
  picture?: string | undefined;
}

/** One statement for a project: the passages of two months cost little more than their bytes. */
export async function insertPassages(
  trx: Db,
  gates: readonly DemoGate[],
  passages: readonly DemoPassage[],
  { idOf, seqs = new Map(), picture }: Writing,
): Promise<void> {
  const rows = passages.map(({ at, ...one }, index) => {
    const gate = gates.find(({ direction }) => direction === GATE_DIRECTION.both || direction === one.direction)!;
    const seq = (seqs.get(gate.id) ?? 0) + 1;
    seqs.set(gate.id, seq);
    const passed_at = new Date(at).toISOString();
    const gate_id = gate.id;
    const refused = one.staff_id === null ? (picture ?? null) : null;
    return {
      ...one,
      id: idOf(index, at),
      gate_id,
      device_number: gate.device_number,
      passed_at,
      received_at: new Date(at + 2000).toISOString(),
      gate_seq: seq,
      push_key: `${gate.id}:${seq}:${at}`,
      picture: refused,
    };
  });
  const { project_id, org_id } = gates[0]!;
  // Raw SQL: one parameter for thousands of rows, by jsonb_to_recordset.
  await sql`
    insert into passage (id, org_id, project_id, created_at, updated_at, version, staff_id, team_id, unit_id, passed_at,
      direction, outcome, judged, way, reason, reason_text, credential, gate_id, device_number, received_at, said_at,
      clock, clock_offset, gate_seq, push_key, picture)
    select id, ${org_id}, ${project_id}, received_at, received_at, 1, staff_id, team_id, unit_id, passed_at, direction,
      outcome, judged, way, reason, reason_text, credential, gate_id, device_number, received_at, passed_at,
      ${PASSAGE_CLOCK.right}::integer, 1, gate_seq, push_key, picture::jsonb
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(id text, staff_id text, team_id text, unit_id text,
      passed_at timestamptz, direction integer, outcome integer, judged integer, way integer, reason integer,
      reason_text text, credential text, gate_id text, device_number text, received_at timestamptz, gate_seq bigint,
      push_key text, picture text)`.execute(trx);
}
