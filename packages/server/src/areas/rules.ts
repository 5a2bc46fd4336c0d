import { MEASURES, warningconfig, type LevelRule, type RowOf } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import { resourceRepository, type RowAccess } from '../store/index.ts';

type Row = RowOf<typeof warningconfig>;

/** For what limits are asked: a device in its area and project, or a project alone. */
export interface RuleScope {
  device_id?: string;
  area_id?: string | null;
  project_id: string | null;
}

const LARGEST = 1000;

/** The limits that are nearest: of the device, else of its area, else of its type in the project. */
export async function rulesFor(
  db: Kysely<unknown>,
  access: RowAccess,
  device_type: number,
  at: RuleScope,
): Promise<LevelRule[]> {
  const { list } = await resourceRepository(db, warningconfig).list(access, { device_type, page_size: LARGEST });
  const nearest = [
    list.filter((row) => at.device_id !== undefined && row.device_id === at.device_id),
    list.filter((row) => !row.device_id && at.area_id && row.area_id === at.area_id),
    list.filter((row) => isOfProject(row, at.project_id)),
  ];
  return (nearest.find((rows) => rows.length > 0) ?? []).toSorted(byAge).map(ruleOf);
}

/** Puts limits in the place of those that a type has in a project; what areas and devices have of their own stays. */
export async function replaceRules(
  trx: Kysely<unknown>,
  access: RowAccess,
  device_type: number,
  project_id: string,
  rules: readonly LevelRule[],
): Promise<void> {
  const repository = resourceRepository(trx, warningconfig);
  const { list } = await repository.list(access, { device_type, project_id, page_size: LARGEST });
  const ids = list.filter((row) => isOfProject(row, project_id)).map(({ id }) => id);
  if (ids.length > 0) await repository.remove(access, ids);
  const rows = rules.map(({ measure, ...rule }) => ({
    ...rule,
    measure: MEASURES.indexOf(measure) + 1,
    device_type,
    project_id,
  }));
  if (rows.length > 0) await repository.insertMany(access, rows);
}

const isOfProject = (row: Row, project_id: string | null): boolean =>
  project_id !== null && row.project_id === project_id && !row.device_id && !row.area_id;

/** In the order in which they were set; ids rise. */
const byAge = (a: Row, b: Row): number => (a.id < b.id ? -1 : 1);

function ruleOf(row: Row): LevelRule {
  return {
    quantity: row.quantity,
    // Codes of the dictionary `warn_measure` count from 1 in this order.
    measure: MEASURES[row.measure - 1] ?? 'value',
    warning_lower: row.warning_lower ?? null,
    warning_upper: row.warning_upper ?? null,
    alarm_lower: row.alarm_lower ?? null,
    alarm_upper: row.alarm_upper ?? null,
    control_lower: row.control_lower ?? null,
    control_upper: row.control_upper ?? null,
    duration: row.duration,
    hysteresis: row.hysteresis,
    source: row.source ?? '',
    clause: row.clause ?? '',
    edition: row.edition ?? '',
    verified: row.verified,
  };
}
