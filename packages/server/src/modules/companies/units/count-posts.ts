import { OFFICER_STATE, officersNeeded, STAY_OF_UNIT } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../../../store/index.ts';

/** Value of the dictionary `staff_status`. */
const ON_SITE = 1;
/** Value of the dictionary `unit_kind`. */
const GENERAL = 4;

interface Counted {
  id: string;
  role: number;
  status: number;
  construction_type: number | null;
  floor_area: number | null;
  contract_price: string | null;
  heads: string;
  officers: string;
  head_count: string | null;
  officers_needed: string | null;
  officer_shortage: string | null;
  officer_state: number | null;
}

/**
 * Counts the workers of units at projects and the safety officers that they lack, and writes what has changed.
 * @param of all units of these projects, or these participations; default: all units that are on site
 */
export async function countPosts(
  db: Db,
  of: { project_ids?: readonly string[]; ids?: readonly string[] } = {},
): Promise<void> {
  const among = of.project_ids
    ? sql`p.project_id = any(${[...of.project_ids]})`
    : of.ids
      ? sql`p.id = any(${[...of.ids]})`
      : sql`p.status = ${STAY_OF_UNIT.onSite}`;
  // The people of a unit are those of its teams; a general contractor also has those of no team of another unit.
  // Raw SQL: counts of three tables in one statement, once for all units.
  const { rows } = await sql<Counted>`with among as materialized (select p.* from participation p where ${among}),
    on_site as materialized (
      select s.project_id, t.unit_id, count(*) heads from staff s left join team t on t.id = s.team_id
      where s.status = ${ON_SITE} and s.project_id = any(array(select distinct project_id from among)) group by 1, 2)
    select p.id, p.role, p.status, pr.construction_type, pr.floor_area,
      pr.contract_price, p.head_count, p.officers_needed, p.officer_shortage, p.officer_state,
      (select coalesce(sum(s.heads), 0) from on_site s where s.project_id = p.project_id
        and (s.unit_id = p.unit_id or (p.role = ${GENERAL} and s.unit_id is null))) heads,
      (select count(*) from staff s where s.status = ${ON_SITE}
        and s.id in (select jsonb_array_elements_text(coalesce(p.officer_ids, '[]')))) officers
    from among p join project pr on pr.id = p.project_id`.execute(db);
  const wanted = rows.map((row) => ({ row, ...postsOf(row) }));
  const changed = wanted.filter(
    ({ row, heads, needed, shortage, state }) =>
      Number(row.head_count) !== heads ||
      Number(row.officers_needed) !== needed ||
      Number(row.officer_shortage) !== shortage ||
      row.officer_state !== state,
  );
  if (changed.length === 0) return;
  // Raw SQL: one statement for all, and no new version, because nobody has changed what people entered.
  await sql`update participation p set head_count = one.heads, officers_needed = one.needed,
      officer_shortage = one.shortage, officer_state = one.state
    from unnest(${changed.map(({ row }) => row.id)}::text[], ${changed.map(({ heads }) => heads)}::bigint[],
      ${changed.map(({ needed }) => needed)}::bigint[], ${changed.map(({ shortage }) => shortage)}::bigint[],
      ${changed.map(({ state }) => state)}::integer[]) one (id, heads, needed, shortage, state)
    where p.id = one.id`.execute(db);
}

function postsOf(row: Counted): { heads: number; needed: number; shortage: number; state: number } {
  const heads = Number(row.heads);
  const left = row.status === STAY_OF_UNIT.left;
  const { role, construction_type: works, floor_area: area } = row;
  const price = row.contract_price === null ? null : Number(row.contract_price);
  const needed = left ? 0 : officersNeeded({ role, works, area, price, heads });
  const shortage = Math.max(0, needed - Number(row.officers));
  const { noneAsked, tooFew, enough } = OFFICER_STATE;
  return { heads, needed, shortage, state: needed === 0 ? noneAsked : shortage > 0 ? tooFew : enough };
}
