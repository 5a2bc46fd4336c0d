import { MEASURES, warningconfig, type LevelRule, type RowOf } from '@gongdi/domain';
import { resourceRepository, type RowAccess, type Db } from '../../../store/index.ts';

type Row = RowOf<typeof warningconfig>;

const LARGEST = 1000;

/** Replaces the limits of a device type in a project. Limits of single areas and devices do not change. */
export async function replaceRules(
  trx: Db,
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
