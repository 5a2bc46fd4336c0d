import {
  APPRAISAL,
  APPRAISAL_PLAN,
  APPRAISAL_TARGET,
  appraiselog,
  dictionaryOf,
  evaluation,
  SCORE_SHEET,
  SCORER_RULE,
  type AnyResource,
  type evaluationplan,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { notifyUsers } from '../../../notify/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { anyOf, resourceRepository, WHOLE, type Db, type RowAccess } from '../../../store/index.ts';
import { RULE_COLUMNS, type KeptRules } from './rules.ts';
import { appraisalLabel, refusal } from './text/index.ts';

export type Plan = RowOf<typeof evaluationplan>;

interface Target {
  id: string;
  name: string;
  /** Organisation that sees its result. */
  org_id: string | null;
  project_id: string | null;
  account_id?: string | null;
}

/** What a plan does when it starts, is cancelled, or is written as a draft. @throws GongdiError */
export async function planWritten(trx: Db, row: Plan, context: WriteContext): Promise<void> {
  const before = context.before as Plan | undefined;
  const moved = before !== undefined && before.appraisal_plan_status !== row.appraisal_plan_status;
  if (moved && row.appraisal_plan_status === APPRAISAL_PLAN.scoring) return startPlan(trx, row, context);
  if (moved && row.appraisal_plan_status === APPRAISAL_PLAN.cancelled) await cancelRecords(trx, row.id);
}

async function startPlan(trx: Db, row: Plan, context: WriteContext): Promise<void> {
  const rules = await checkedRules(trx, row, context);
  const targets = await targetsOf(trx, row);
  const wanted = new Set(row.unit_ids ?? row.project_ids ?? row.person_ids).size;
  if (targets.length < wanted)
    throw refusal(context, TARGET_FIELD[row.target_type]!, 'goneTargets', { count: wanted - targets.length });
  const scorers = [...new Set(row.scorer_ids)];
  const own = targets.find(({ account_id }) => account_id && scorers.includes(account_id));
  if (own) throw refusal(context, 'scorer_ids', 'ownScore', { name: own.name });
  await trx
    .updateTable('appraisal_plan')
    .set({ ...rules, sections: json(rules.sections), items: json(rules.items), bands: json(rules.bands) } as never)
    .where('id', '=', row.id)
    .execute();
  const records = await addRecords(trx, row, targets, scorers.length, context);
  await addSheets(trx, row, { records, scorers, rules, due: row.due_date, round: 1 }, context);
  const title = appraisalLabel('newSheets', { day: row.due_date, name: row.plan_name });
  const link = `/${appraiselog.name}?plan_id=${encodeURIComponent(row.id)}`;
  await notifyUsers(trx, scorers, { kind: 'record_step', title, link, org_id: row.org_id }, context.now);
}

const json = (value: unknown): string => JSON.stringify(value);

const TARGET_FIELD: Readonly<Record<number, string>> = {
  [APPRAISAL_TARGET.unit]: 'unit_ids',
  [APPRAISAL_TARGET.project]: 'project_ids',
  [APPRAISAL_TARGET.person]: 'person_ids',
};

/** The rules of the template, if they suit the plan. */
async function checkedRules(trx: Db, row: Plan, context: WriteContext): Promise<KeptRules> {
  const template = await trx
    .selectFrom('appraisal_template')
    .select(['template_name', 'target_type', ...RULE_COLUMNS])
    .where('id', '=', row.template_id)
    .executeTakeFirstOrThrow();
  const { template_name, target_type, ...rest } = template;
  const rules = rest as unknown as KeptRules;
  if (target_type !== row.target_type) {
    const target = dictionaryOf('appraisal_target').entries.find(({ value }) => value === target_type)!.label;
    throw refusal(context, 'template_id', 'otherTarget', { name: template_name, target });
  }
  const count = new Set(row.scorer_ids).size;
  if (count < rules.least_scorers)
    throw refusal(context, 'scorer_ids', 'fewScorers', { least: rules.least_scorers, count });
  if (rules.scorer_rule === SCORER_RULE.chair && !row.chair_id) throw refusal(context, 'chair_id', 'noChair');
  return rules;
}

/** Reads the targets, in the order of their names. */
async function targetsOf(trx: Db, row: Plan): Promise<Target[]> {
  const unit = trx
    .selectFrom('unit')
    .select(['id', 'unit_name as name'])
    .where('id', '=', anyOf(row.unit_ids ?? []));
  if (row.target_type === APPRAISAL_TARGET.unit)
    return (await unit.orderBy('unit_name').execute()).map((one) => ({
      ...one,
      org_id: row.org_id,
      project_id: row.project_id ?? null,
    }));
  if (row.target_type === APPRAISAL_TARGET.project)
    return (
      await trx
        .selectFrom('project')
        .select(['id', 'project_name as name', 'org_id'])
        .where('id', '=', anyOf(row.project_ids ?? []))
        .orderBy('project_name')
        .execute()
    ).map((one) => ({ ...one, project_id: one.id }));
  return trx
    .selectFrom('staff')
    .select(['id', 'name', 'org_id', 'project_id', 'account_id'])
    .where('id', '=', anyOf(row.person_ids ?? []))
    .orderBy('name')
    .execute();
}

/** Where records of the server's own are written: for everybody, as the account that acts. */
const accessIn = (org_id: string | null, { account_id, now }: WriteContext): RowAccess => ({
  scope: WHOLE,
  org_id,
  account_id,
  now,
  seesPersonal: () => true,
});

async function insertByOrganisation(
  trx: Db,
  resource: AnyResource,
  rows: readonly { org_id: string | null; row: Record<string, unknown> }[],
  context: WriteContext,
): Promise<string[]> {
  const ids: string[] = [];
  for (const org_id of new Set(rows.map((one) => one.org_id)))
    ids.push(
      ...(await resourceRepository(trx, resource).insertMany(
        accessIn(org_id, context),
        rows.flatMap((one) => (one.org_id === org_id ? [one.row] : [])),
      )),
    );
  return ids;
}

export interface Counted {
  id: string;
  target_name: string;
  org_id: string | null;
  project_id: string | null;
}

async function addRecords(
  trx: Db,
  plan: Plan,
  targets: readonly Target[],
  sheets_total: number,
  context: WriteContext,
): Promise<Counted[]> {
  const ids = await insertByOrganisation(
    trx,
    evaluation,
    targets.map(({ id, name, org_id, project_id }) => ({
      org_id,
      row: {
        target_name: name,
        appraisal_status: APPRAISAL.scoring,
        plan_id: plan.id,
        appraisal_kind: plan.appraisal_kind,
        target_type: plan.target_type,
        unit_id: plan.target_type === APPRAISAL_TARGET.unit ? id : null,
        project_id,
        person_id: plan.target_type === APPRAISAL_TARGET.person ? id : null,
        sheets_total,
        sheets_handed: 0,
        score_round: 1,
        approver_id: plan.approver_id,
      },
    })),
    context,
  );
  return trx
    .selectFrom('appraisal')
    .select(['id', 'target_name', 'org_id', 'project_id'])
    .where('id', '=', anyOf(ids))
    .execute();
}

interface Sheets {
  records: readonly Counted[];
  scorers: readonly string[];
  rules: Pick<KeptRules, 'items'>;
  due: string;
  round: number;
}

/**
 * Adds a sheet for each scorer of each record. It belongs to the organisation of its scorer where that lies below that
 * of the plan, else to that of the plan: so its scorer sees it, and the plan's people do.
 */
async function addSheets(
  trx: Db,
  plan: Plan,
  { records, scorers, rules, due, round }: Sheets,
  context: WriteContext,
): Promise<void> {
  // Raw SQL: whether one path lies within another.
  const { rows: places } = await sql<{ id: string; org_id: string | null }>`
    select a.id, case when o.path like p.path || '%' then o.id else p.id end as org_id
    from account a join organisation o on o.id = a.org_id
      join organisation p on p.id = ${plan.org_id}
    where a.id = any(${[...scorers]})`.execute(trx);
  const placeOf = new Map(places.map(({ id, org_id }) => [id, org_id]));
  const lines = rules.items.map(({ section, item, item_kind, full_points, needs_proof }) => ({
    section,
    item,
    item_kind,
    full_points: full_points ?? null,
    needs_proof: needs_proof ?? null,
    points: null,
  }));
  await insertByOrganisation(
    trx,
    appraiselog,
    records.flatMap((record) =>
      scorers.map((scorer_id) => ({
        org_id: placeOf.get(scorer_id) ?? plan.org_id,
        row: {
          target_name: record.target_name,
          sheet_status: SCORE_SHEET.open,
          scorer_id,
          is_chair: scorer_id === plan.chair_id,
          plan_id: plan.id,
          result_id: record.id,
          target_type: plan.target_type,
          project_id: record.project_id,
          score_round: round,
          due_date: due,
          lines,
        },
      })),
    ),
    context,
  );
}

/** Results that are not in effect are cancelled with their plan, and the open sheets with them. */
async function cancelRecords(trx: Db, plan_id: string): Promise<void> {
  await trx
    .updateTable('appraisal')
    .set({ appraisal_status: APPRAISAL.cancelled })
    .where('plan_id', '=', plan_id)
    .where('appraisal_status', 'not in', [APPRAISAL.final, APPRAISAL.cancelled])
    .execute();
  await trx
    .updateTable('appraisal_sheet')
    .set({ sheet_status: SCORE_SHEET.replaced })
    .where('plan_id', '=', plan_id)
    .where('sheet_status', '=', SCORE_SHEET.open)
    .execute();
}

/** Sheets of a new round: the earlier ones are kept as replaced, with what was given, and copied to be changed. */
export async function scoreAgain(trx: Db, result: { id: string; score_round: number }, due: string): Promise<string[]> {
  // Raw SQL: a copy of rows within one statement; a sheet that was not handed in goes on.
  const { rows } = await sql<{ scorer_id: string }>`
    with old as (
      update appraisal_sheet set sheet_status = ${SCORE_SHEET.replaced}, version = version + 1
      where result_id = ${result.id} and sheet_status = ${SCORE_SHEET.handed} returning *)
    insert into appraisal_sheet (id, org_id, created_at, created_by, updated_at, updated_by, version, target_name,
      sheet_status, scorer_id, is_chair, plan_id, result_id, target_type, project_id, score_round, due_date, lines,
      proofs, comment_text)
    select gen_random_uuid()::text, org_id, now(), created_by, now(), updated_by, 1, target_name,
      ${SCORE_SHEET.open}, scorer_id, is_chair, plan_id, result_id, target_type, project_id, ${result.score_round + 1},
      greatest(due_date, ${due}::date), lines, proofs, comment_text
    from old returning scorer_id`.execute(trx);
  return rows.map(({ scorer_id }) => scorer_id);
}
