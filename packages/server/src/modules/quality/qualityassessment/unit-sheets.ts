import {
  CHECK_SHEET,
  LEVEL,
  lookcheck,
  SCHEME,
  sitecheck,
  tallyLooks,
  tallyPapers,
  UNIT_FORM,
  unitcheck,
  type CheckedLook,
  type CheckedPaper,
} from '@gongdi/domain';
import { anyOf, type Db } from '../../../store/index.ts';

interface Node {
  id: string;
  project_id: string;
  division_level: number;
  assess_scheme: number;
}

/** A check sheet that a unit work needs before it is presented. */
export interface UnitSheet {
  resource: string;
  /** Its form, such as `H.0.1-2`. */
  form: string;
  /** Value of `check_sheet_status`; null: there is no sheet. */
  state: number | null;
  id: string | null;
}

const NO_SHEET = { state: null, id: null };

/**
 * The sheets that a unit work of a building needs (GB 50300-2013, 5.0.4): the site's, and its own. One above sub-unit works
 * has none of its own, as each of these has. Others need none.
 */
export async function sheetsOf(db: Db, node: Node): Promise<UnitSheet[]> {
  if (node.division_level > LEVEL.subUnit || node.assess_scheme !== SCHEME.building) return [];
  const site = await db
    .selectFrom('site_check')
    .select(['id', 'sheet_status'])
    .where('project_id', '=', node.project_id)
    .orderBy('sheet_status', 'desc')
    .limit(1)
    .executeTakeFirst();
  const sheets = [sheet(sitecheck.name, 'A.0.1', site)];
  if ((await unitsOf(db, node)).length > 1) return sheets;
  const papers = await db
    .selectFrom('unit_check')
    .select(['id', 'sheet_status', 'check_form'])
    .where('assessment_id', '=', node.id)
    .execute();
  const look = await db
    .selectFrom('look_check')
    .select(['id', 'sheet_status'])
    .where('assessment_id', '=', node.id)
    .executeTakeFirst();
  const paper = (form: number) => papers.find(({ check_form }) => check_form === form);
  return [
    ...sheets,
    sheet(unitcheck.name, 'H.0.1-2', paper(UNIT_FORM.records)),
    sheet(unitcheck.name, 'H.0.1-3', paper(UNIT_FORM.functions)),
    sheet(lookcheck.name, 'H.0.1-4', look),
  ];
}

const sheet = (resource: string, form: string, found: { id: string; sheet_status: number } | undefined): UnitSheet => ({
  resource,
  form,
  ...(found ? { state: found.sheet_status, id: found.id } : NO_SHEET),
});

/** Forms of a unit work that the chief supervisor has not concluded. */
export const openSheets = async (db: Db, node: Node): Promise<string[]> =>
  (await sheetsOf(db, node)).filter(({ state }) => state !== CHECK_SHEET.concluded).map(({ form }) => form);

/** The node and the sub-unit works directly below it. */
async function unitsOf(db: Db, { id }: Pick<Node, 'id'>): Promise<string[]> {
  const below = await db
    .selectFrom('assessment')
    .select('id')
    .where('parent_id', '=', id)
    .where('division_level', '<=', LEVEL.subUnit)
    .execute();
  return [id, ...below.map((one) => one.id)];
}

/** What form H.0.1-1 says of the sheets of a unit work and of the sub-unit works below it. */
export async function tallyOf(db: Db, node: Pick<Node, 'id'>) {
  const units = await unitsOf(db, node);
  const papers = await db
    .selectFrom('unit_check')
    .select(['check_form', 'items'])
    .where('assessment_id', '=', anyOf(units))
    .execute();
  const looks = await db.selectFrom('look_check').select('items').where('assessment_id', '=', anyOf(units)).execute();
  const linesOf = (form: number) =>
    papers
      .filter(({ check_form }) => check_form === form)
      .flatMap(({ items }) => (items ?? []) as unknown as CheckedPaper[]);
  return {
    records: tallyPapers(linesOf(UNIT_FORM.records)),
    functions: tallyPapers(linesOf(UNIT_FORM.functions)),
    looks: tallyLooks(looks.flatMap(({ items }) => (items ?? []) as unknown as CheckedLook[])),
  };
}
