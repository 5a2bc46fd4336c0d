import { GATE_LIST_PART, type GateListPart } from '@gongdi/api';
import { GATE_PASS } from '@gongdi/domain';
import type { Db } from '../../../store/index.ts';

/**
 * Returns what a gate lacks of the list of its project: the difference to the version that it has, or the whole list if
 * it has none or one that is not known here.
 * @param after `ref` of the last entry of the part before
 */
export async function listPart(
  db: Db,
  project_id: string,
  have: number | null,
  after: string | null = null,
): Promise<GateListPart> {
  const list = await db
    .selectFrom('gate_list')
    .select('list_version')
    .where('project_id', '=', project_id)
    .executeTakeFirst();
  const version = list?.list_version ?? 0;
  const base = have !== null && have > 0 && have <= version ? have : null;
  const rows = await db
    .selectFrom('gate_pass as p')
    .innerJoin('staff as s', 's.id', 'p.staff_id')
    .select(['p.id', 's.name', 'p.state', 'p.card_number', 'p.by_code', 'p.pass_code', 'p.face_file'])
    .where('p.project_id', '=', project_id)
    .$if(base === null, (query) => query.where('p.state', '=', GATE_PASS.mayPass))
    .$if(base !== null, (query) => query.where('p.list_version', '>', base))
    .$if(after !== null, (query) => query.where('p.id', '>', after!))
    .orderBy('p.id')
    .limit(GATE_LIST_PART + 1)
    .execute();
  const part = rows.slice(0, GATE_LIST_PART);
  return {
    version,
    base,
    entries: part
      .filter(({ state }) => state === GATE_PASS.mayPass)
      .map((row) => ({
        ref: row.id,
        name: row.name,
        card: row.card_number,
        code: row.by_code ? row.pass_code : null,
        face: row.face_file,
      })),
    removed: part.filter(({ state }) => state !== GATE_PASS.mayPass).map(({ id }) => id),
    more: rows.length > part.length,
  };
}
