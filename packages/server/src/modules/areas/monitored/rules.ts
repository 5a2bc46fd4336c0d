import { MEASURES, warningconfig, type LevelRule, type RowOf } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import { resourceRepository, type RowAccess } from '../../../store/index.ts';

type Row = RowOf<typeof warningconfig>;

const LARGEST = 1000;

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
