import { BudgetError, evaluate, scopeOf } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { closedAt, headsAbove } from '../../accounts/index.ts';
import type { Db, RuleSettings } from '../../store/index.ts';
import { processLabel } from '../text/index.ts';

/** Codes of rule types (dictionary `bpm_task_assign_rule_type`). */
export const RULE = {
  role: 10,
  members: 20,
  head: 21,
  post: 22,
  users: 30,
  group: 40,
  special: 50,
  field: 51,
  expression: 60,
} as const;

/** Codes of special people (dictionary `bpm_task_assign_script`). */
const SPECIAL = { starter: '10', firstHead: '20', secondHead: '21' } as const;

export interface Rule {
  type: number;
  settings: Pick<RuleSettings, 'options' | 'field' | 'expression'>;
}

/** The instance for which people are searched. */
export interface Situation {
  starter_id: string;
  /** Organisation of the instance. */
  org_id: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Upper limit of the approvers of one task. A rule that returns more people is too wide. */
const MOST_PEOPLE = 1000;

/**
 * Returns the ids of the enabled accounts that a rule selects, in a fixed order.
 * @throws GongdiError `processStuck` if the rule selects more than `MOST_PEOPLE`
 */
export async function peopleOfRule(db: Db, rule: Rule, situation: Situation): Promise<string[]> {
  const { options, field, expression } = rule.settings;
  switch (rule.type) {
    case RULE.role:
      return select(
        db,
        situation,
        sql<boolean>`exists (select 1 from account_role ar where ar.account_id = a.id and ar.role_id = any(${options}::text[]))`,
      );
    case RULE.members:
      return select(db, situation, sql<boolean>`a.org_id = any(${options}::text[])`);
    case RULE.head:
      return select(
        db,
        situation,
        sql<boolean>`a.id in (select h.head_id from organisation h where h.id = any(${options}::text[]))`,
      );
    case RULE.post:
      return select(
        db,
        situation,
        sql<boolean>`a.id in (select jsonb_array_elements_text(p.user_ids) from post p where p.id = any(${options}::text[]))`,
      );
    case RULE.users:
      return select(db, situation, sql<boolean>`a.id = any(${options}::text[])`);
    case RULE.group:
      return select(
        db,
        situation,
        sql<boolean>`a.id in (select unnest(g.member_user_ids) from approval_group g where g.status = 0 and g.id = any(${options}::text[]))`,
      );
    case RULE.special:
      return special(db, options, situation);
    case RULE.field:
      return named(db, situation, field === null ? null : situation.variables[field]);
    case RULE.expression:
      return named(db, situation, expression === null ? null : computed(expression, situation));
    default:
      return [];
  }
}

/**
 * Returns the people that a value names by id or login name. The value is one name, several joined by commas, a list,
 * or records with an `id`.
 */
export function named(db: Db, situation: Situation, value: unknown): Promise<string[]> {
  const names = namesIn(value);
  if (names.length === 0) return Promise.resolve([]);
  return select(
    db,
    situation,
    sql<boolean>`(a.id = any(${names}::text[]) or lower(a.user_name) = any(${names.map((name) => name.toLowerCase())}::text[]))`,
  );
}

/** Returns the people of groups in a drawing. A group is the code of a role, or the name or id of a user group. */
export function peopleOfGroups(db: Db, groups: readonly string[], situation: Situation): Promise<string[]> {
  if (groups.length === 0) return Promise.resolve([]);
  const names = sql`${[...groups]}::text[]`;
  return select(
    db,
    situation,
    sql<boolean>`a.id in (
    select ar.account_id from account_role ar join role r on r.id = ar.role_id where r.role_code = any(${names})
    union select unnest(g.member_user_ids) from approval_group g
      where g.status = 0 and (g.name = any(${names}) or g.id = any(${names})))`,
  );
}

/** Upper limit of the names in one value, whatever company they belong to. */
const MOST_NAMES = 10_000;

function namesIn(value: unknown): string[] {
  const names = new Set<string>();
  const waiting: unknown[] = [value];
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count > MOST_NAMES) throw tooMany('tooManyNames', MOST_NAMES);
    const one = waiting.pop();
    if (typeof one === 'string') {
      // One part above the limit is enough to detect too many names without splitting the whole text.
      for (const name of one.split(',', MOST_NAMES + 1)) if (name.trim() !== '') names.add(name.trim());
    } else if (Array.isArray(one)) waiting.push(...one.slice(0, MOST_NAMES + 1).toReversed());
    else if (typeof one === 'object' && one !== null && 'id' in one) waiting.push(one.id);
  }
  if (names.size > MOST_NAMES) throw tooMany('tooManyNames', MOST_NAMES);
  return [...names];
}

function tooMany(text: 'tooManyNames' | 'tooManyPeople', limit: number): GongdiError {
  return new GongdiError('processStuck', { label: processLabel(text, { limit }) });
}

/**
 * Evaluates the expression of a rule. An expression that fails selects nobody; the policy of the model then applies.
 * @throws GongdiError `processStuck` if the expression exceeds its budget
 */
function computed(expression: string, { variables, starter_id, org_id }: Situation): unknown {
  try {
    return evaluate(expression, scopeOf({ starter: starter_id, initiator: starter_id, org: org_id, ...variables }));
  } catch (error) {
    if (!(error instanceof BudgetError)) return null;
    const { zh, en } = error.text;
    throw new GongdiError('processStuck', {
      label: { zh: `审批人规则的表达式：${zh}`, en: `The expression of the rule: ${en}` },
      cause: error,
    });
  }
}

async function special(db: Db, options: readonly string[], situation: Situation): Promise<string[]> {
  const people: string[] = [];
  if (options.includes(SPECIAL.starter)) people.push(situation.starter_id);
  const heads = await headsAbove(db, situation.starter_id);
  if (options.includes(SPECIAL.firstHead) && heads[0]) people.push(heads[0]);
  if (options.includes(SPECIAL.secondHead) && heads[1]) people.push(heads[1]);
  return people.length === 0 ? [] : select(db, situation, sql<boolean>`a.id = any(${people}::text[])`);
}

/**
 * Selects accounts that may take part in an instance: those of its company, and of organisations that oversee it,
 * such as owners and regulators. Nobody else ever gets a task, whatever a rule contains.
 */
async function select(db: Db, { org_id }: Situation, condition: RawBuilder<boolean>): Promise<string[]> {
  const rows = await db
    .selectFrom('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .select('a.id')
    .where('a.disabled', '=', false)
    .where((eb) => eb.not(closedAt(eb.ref('o.path'))))
    .where(condition)
    .where(takesPart(org_id))
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(MOST_PEOPLE + 1)
    .execute();
  if (rows.length > MOST_PEOPLE) throw tooMany('tooManyPeople', MOST_PEOPLE);
  return rows.map((row) => row.id);
}

/** SQL condition on the organisation `o` of an account: it belongs to the same company as `org_id`, or oversees it. */
export function takesPart(org_id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from organisation at where at.id = ${org_id}
    and (split_part(o.path, '/', 1) = split_part(at.path, '/', 1)
      or exists (select 1 from organisation_view v join organisation seen on seen.id = v.seen_org_id
        where v.org_id = o.id and (starts_with(at.path, seen.path) or starts_with(seen.path, at.path)))))`;
}

/** Returns the managers of a process: the people that its model names, else the administrators of the company. */
export async function managersOf(db: Db, manager_user_ids: readonly string[], situation: Situation): Promise<string[]> {
  const own = await select(db, situation, sql<boolean>`a.id = any(${[...manager_user_ids]}::text[])`);
  if (own.length > 0) return own;
  return select(
    db,
    situation,
    sql<boolean>`exists (select 1 from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = a.id and r.permissions @> '["*"]')
    and exists (select 1 from organisation at where at.id = ${situation.org_id} and starts_with(at.path, o.path))`,
  );
}
