import {
  ASSESS,
  CHECK_SHEET,
  GongdiError,
  LEVEL,
  lookProblems,
  recordProblems,
  POST,
  SCHEME,
  systemProblems,
  type Label,
  type lookcheck,
  type RowOf,
  type sitecheck,
  type unitcheck,
} from '@gongdi/domain';
import { checkInOrder, checkPost } from '../../../quality/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { lookLines, paperLines, systemLines } from './begin.ts';
import { refusal, sheetLabel } from './text/index.ts';

type Paper = RowOf<typeof unitcheck>;
type Look = RowOf<typeof lookcheck>;
type Site = RowOf<typeof sitecheck>;

/** Problems that a refusal names. */
const NAMED = 3;

/** Keeps form H.0.1-2 or -3 of a unit work. @throws GongdiError that says what is missing */
export async function keepPapers(trx: Db, row: Paper, context: WriteContext): Promise<void> {
  if (context.before) return keepSteps(trx, row, () => recordProblems(row.items ?? [], row.check_form), context);
  await checkUnit(trx, row, context);
  const twin = await trx
    .selectFrom('unit_check')
    .select('sheet_title')
    .where('assessment_id', '=', row.assessment_id)
    .where('check_form', '=', row.check_form)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (twin) throw await twice(trx, row, twin.sheet_title, context);
  const items = JSON.stringify(await paperLines(trx, row.project_id, row.check_form));
  await trx.updateTable('unit_check').set({ items }).where('id', '=', row.id).execute();
}

/** Keeps form H.0.1-4 of a unit work. @throws GongdiError that says what is missing */
export async function keepLook(trx: Db, row: Look, context: WriteContext): Promise<void> {
  if (context.before) return keepSteps(trx, row, () => lookProblems(row.items ?? []), context);
  await checkUnit(trx, row, context);
  const twin = await trx
    .selectFrom('look_check')
    .select('sheet_title')
    .where('assessment_id', '=', row.assessment_id)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (twin) throw await twice(trx, row, twin.sheet_title, context);
  const items = JSON.stringify(lookLines());
  await trx.updateTable('look_check').set({ items }).where('id', '=', row.id).execute();
}

/** Keeps form A.0.1 of a site. @throws GongdiError that says what is missing */
export async function keepSite(trx: Db, row: Site, context: WriteContext): Promise<void> {
  if (context.before) return keepSteps(trx, row, () => systemProblems(row.items ?? []), context);
  const items = JSON.stringify(await systemLines(trx, row.project_id, context));
  await trx.updateTable('site_check').set({ items }).where('id', '=', row.id).execute();
}

type Sheet = Pick<Site, 'project_id' | 'sheet_status' | 'presented_at' | 'concluded_at'> & { assessment_id?: string };

/** Who takes which step of a sheet, and what it holds when it is presented. */
async function keepSteps(trx: Db, row: Sheet, problemsOf: () => Label[], context: WriteContext): Promise<void> {
  const before = context.before as unknown as Sheet;
  if (before.sheet_status === row.sheet_status) return;
  switch (row.sheet_status) {
    case CHECK_SHEET.presented: {
      await checkPost(trx, row, [POST.projectLeader], sheetLabel('present'), context);
      const problems = problemsOf();
      if (problems.length === 0) return;
      const named = problems.slice(0, NAMED);
      const said = { zh: named.map(({ zh }) => zh).join('、'), en: named.map(({ en }) => en).join('; ') };
      throw refusal(context, 'present_opinion', 'open', { count: problems.length, problems: said });
    }
    case CHECK_SHEET.concluded:
      await checkPost(trx, row, [POST.chief], sheetLabel('conclude'), context);
      return checkInOrder([row.presented_at, row.concluded_at], 'conclude_opinion', context);
    default:
      await checkPost(trx, row, [POST.chief], sheetLabel('giveback'), context);
      if (before.sheet_status === CHECK_SHEET.concluded && row.assessment_id) await checkNode(trx, row.assessment_id);
  }
}

/** A sheet is about a unit work of a building. */
async function checkUnit(trx: Db, { assessment_id }: Pick<Paper, 'assessment_id'>, context: WriteContext) {
  const node = await nodeOf(trx, assessment_id);
  if (node.division_level > LEVEL.subUnit) throw refusal(context, 'assessment_id', 'level');
  if (node.assess_scheme !== SCHEME.building) throw refusal(context, 'assessment_id', 'scheme');
}

/** What a presented unit work stands on stays as it is. */
async function checkNode(trx: Db, id: string): Promise<void> {
  const node = await nodeOf(trx, id);
  if (node.assess_status !== ASSESS.open)
    throw new GongdiError('conflict', { label: sheetLabel('nodeBusy', { name: node.division_name }) });
}

async function twice(trx: Db, { assessment_id }: Pick<Paper, 'assessment_id'>, sheet: string, context: WriteContext) {
  const { division_name } = await nodeOf(trx, assessment_id);
  return refusal(context, 'assessment_id', 'twice', { name: division_name, sheet });
}

const nodeOf = (trx: Db, id: string) =>
  trx
    .selectFrom('assessment')
    .select(['division_name', 'division_level', 'assess_scheme', 'assess_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
