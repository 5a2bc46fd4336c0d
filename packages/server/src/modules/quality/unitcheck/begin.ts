import {
  ARCHIVE,
  civilDay,
  lookItems,
  POST,
  SITE_ITEMS,
  unitCheckItems,
  type CheckedLook,
  type CheckedSystem,
  type SheetItem,
} from '@gongdi/domain';
import { headsOf } from '../../../quality/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';

/** Lines with which form H.0.1-2 or -3 begins: copies are counted in the archive. */
export async function paperLines(db: Db, project_id: string, form: number) {
  const filed = await filedOf(db, project_id);
  return unitCheckItems(form).map(({ discipline, item_name, folders }) => ({
    discipline,
    item_name,
    ...(folders.length > 0 && { copies: sumOf(filed, folders) }),
  }));
}

/** Lines with which form H.0.1-4 begins. */
export const lookLines = (): (CheckedLook & Pick<SheetItem, 'discipline'>)[] =>
  lookItems().map(({ discipline, item_name }) => ({ discipline, item_name }));

const sumOf = (filed: ReadonlyMap<string, number>, folders: readonly string[]): number =>
  folders.reduce((sum, code) => sum + (filed.get(code) ?? 0), 0);

/** How many documents each folder of the engineering archive of a project holds, by its code. */
async function filedOf(db: Db, project_id: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('archive_folder as f')
    .innerJoin('archive_document as d', 'd.folder_id', 'f.id')
    .select(({ fn }) => ['f.folder_code', fn.countAll<number>().as('count')])
    .where('f.project_id', '=', project_id)
    .where('f.archive_kind', '=', ARCHIVE.engineering)
    .groupBy('f.folder_code')
    .execute();
  return new Map(rows.map(({ folder_code, count }) => [folder_code, count]));
}

/** Lines with which form A.0.1 begins: what the records of the project say of them. */
export async function systemLines(db: Db, project_id: string, context: WriteContext): Promise<CheckedSystem[]> {
  const known = await knownOf(db, project_id, context);
  return SITE_ITEMS.map((item_name) => ({ item_name, content: known[item_name] ?? null }));
}

async function knownOf(
  db: Db,
  project_id: string,
  { now, timeZone }: WriteContext,
): Promise<Partial<Record<(typeof SITE_ITEMS)[number], string | null>>> {
  const today = civilDay(now, timeZone);
  const { people } = await headsOf(db, project_id);
  const filed = await filedOf(db, project_id);
  const held = [
    ['项目负责人', POST.projectLeader],
    ['技术负责人', POST.technicalHead],
    ['质量检查员', POST.officer],
    ['专业工长', POST.foreman],
  ] as const;
  const posts = held.flatMap(([post, code]) => (people.has(code) ? `${post}${people.get(code)}` : []));
  const certificates = await db
    .selectFrom('certificate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', project_id)
    .where('status', '=', 1)
    .where(({ or, eb }) => or([eb('valid_to', 'is', null), eb('valid_to', '>=', today)]))
    .executeTakeFirstOrThrow();
  const reviews = await db
    .selectFrom('drawing_review')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', project_id)
    .executeTakeFirstOrThrow();
  const tools = await db
    .selectFrom('measure_tool as t')
    .innerJoin('project as p', 'p.org_id', 't.org_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('p.id', '=', project_id)
    .where('t.valid_until', '>=', today)
    .executeTakeFirstOrThrow();
  const counted = (count: number, before: string, unit: string) => (count === 0 ? null : `${before} ${count} ${unit}`);
  return {
    项目部质量管理体系: posts.join('、').slice(0, 200) || null,
    主要专业工种操作岗位证书: counted(certificates.count, '有效证书', '本'),
    图纸会审记录: counted(reviews.count, '图纸会审', '次'),
    地质勘察资料: counted(sumOf(filed, ['A3-01']), '工程地质勘察报告', '份'),
    '施工组织设计、施工方案编制及审批': counted(sumOf(filed, ['C2-02', 'C2-03']), '施工组织设计、方案', '份'),
    计量设备配备: counted(tools.count, '检定有效的计量器具', '台'),
  };
}
