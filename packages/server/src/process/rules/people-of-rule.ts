import { BudgetError, evaluate, scopeOf } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { closedAt } from '../../accounts/index.ts';
import { processLabel } from '../text/index.ts';
import type { RuleSettings } from '../approval-tables.ts';

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
export const SPECIAL = { starter: '10', firstHead: '20', secondHead: '21' } as const;

export interface Rule {
  type: number;
  settings: Pick<RuleSettings, 'options' | 'field' | 'expression'>;
}

/** For whom people are looked for. */
export interface Situation {
  starter_id: string;
  /** Organisation of the instance. */
  org_id: string;
  variables: Readonly<Record<string, unknown>>;
}

/** More people than this are no approvers of one task, but a rule that means too many. */
const MOST_PEOPLE = 1000;

/**
 * Ids of the accounts that a rule means, in a fixed order, disabled ones left out.
 * @throws GongdiError `processStuck` when it means more than can be asked
 */
export async function peopleOfRule(db: Kysely<unknown>, rule: Rule, situation: Situation): Promise<string[]> {
  const { options, field, expression } = rule.settings;
  switch (rule.type) {
    case RULE.role:
      return select(db, situation, sql`exists (select 1 from account_role ar where ar.account_id = a.id and ar.role_id = any(${options}::text[]))`); // prettier-ignore
    case RULE.members:
      return select(db, situation, sql`a.org_id = any(${options}::text[])`);
    case RULE.head:
      return select(db, situation, sql`a.id in (select h.head_id from organisation h where h.id = any(${options}::text[]))`); // prettier-ignore
    case RULE.post:
      return select(db, situation, sql`a.id in (select jsonb_array_elements_text(p.user_ids) from post p where p.id = any(${options}::text[]))`); // prettier-ignore
    case RULE.users:
      return select(db, situation, sql`a.id = any(${options}::text[])`);
    case RULE.group:
      return select(db, situation, sql`a.id in (select unnest(g.member_user_ids) from approval_group g where g.status = 0 and g.id = any(${options}::text[]))`); // prettier-ignore
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

/** People that a value names by id or login name: one, several joined by commas, a list, or records with an `id`. */
export function named(db: Kysely<unknown>, situation: Situation, value: unknown): Promise<string[]> {
  const names = namesIn(value);
  if (names.length === 0) return Promise.resolve([]);
  return select(db, situation, sql`(a.id = any(${names}::text[]) or lower(a.user_name) = any(${names.map((name) => name.toLowerCase())}::text[]))`); // prettier-ignore
}

/** Groups of a drawing are roles by their code, or user groups by their name or id. */
export function peopleOfGroups(
  db: Kysely<unknown>,
  groups: readonly string[],
  situation: Situation,
): Promise<string[]> {
  if (groups.length === 0) return Promise.resolve([]);
  const names = sql`${[...groups]}::text[]`;
  return select(db, situation, sql`a.id in (
    select ar.account_id from account_role ar join role r on r.id = ar.role_id where r.role_code = any(${names})
    union select unnest(g.member_user_ids) from approval_group g
      where g.status = 0 and (g.name = any(${names}) or g.id = any(${names})))`); // prettier-ignore
}

/** More names than this are no list of approvers, whatever company they belong to. */
const MOST_NAMES = 10_000;

function namesIn(value: unknown): string[] {
  const names = new Set<string>();
  const waiting: unknown[] = [value];
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count > MOST_NAMES) throw tooMany('tooManyNames', MOST_NAMES);
    const one = waiting.pop();
    if (typeof one === 'string') {
      // One more than may be, so that too many are seen without reading them all.
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
 * An expression that fails names nobody: what then happens is the model's policy.
 * @throws GongdiError `processStuck` for one that computes without end
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

async function special(db: Kysely<unknown>, options: readonly string[], situation: Situation): Promise<string[]> {
  const people: string[] = [];
  if (options.includes(SPECIAL.starter)) people.push(situation.starter_id);
  const heads = await headsAbove(db, situation.starter_id);
  if (options.includes(SPECIAL.firstHead) && heads[0]) people.push(heads[0]);
  if (options.includes(SPECIAL.secondHead) && heads[1]) people.push(heads[1]);
  return people.length === 0 ? [] : select(db, situation, sql`a.id = any(${people}::text[])`);
}

/** Heads from one's own organisation upwards, one's own person and repetitions left out. */
export async function headsAbove(db: Kysely<unknown>, account_id: string): Promise<string[]> {
  const { rows } = await sql<{ head_id: string }>`
    select h.head_id from account a join organisation o on o.id = a.org_id
      join organisation h on starts_with(o.path, h.path) join account b on b.id = h.head_id and not b.disabled
    where a.id = ${account_id} and h.head_id <> a.id order by length(h.path) desc`.execute(db);
  return [...new Set(rows.map((row) => row.head_id))];
}

/**
 * Accounts that may take part where an instance runs: those of its company, and of organisations that look upon it, such
 * as owners and regulators. Nobody else ever gets a task, whatever a rule says.
 */
async function select(db: Kysely<unknown>, { org_id }: Situation, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select a.id from account a join organisation o on o.id = a.org_id
    where not a.disabled and not ${closedAt(sql.ref('o.path'))} and ${condition} and ${takesPart(org_id)} order by a.created_at, a.id limit ${MOST_PEOPLE + 1}`.execute(
    db,
  );
  if (rows.length > MOST_PEOPLE) throw tooMany('tooManyPeople', MOST_PEOPLE);
  return rows.map((row) => row.id);
}

/** SQL condition on the organisation `o` of an account: it has to do with another one. */
export function takesPart(org_id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from organisation at where at.id = ${org_id}
    and (split_part(o.path, '/', 1) = split_part(at.path, '/', 1)
      or exists (select 1 from organisation_view v join organisation seen on seen.id = v.seen_org_id
        where v.org_id = o.id and (starts_with(at.path, seen.path) or starts_with(seen.path, at.path)))))`;
}

/** Whoever answers for a process: the people that its model names, else the administrators of the company. */
export async function managersOf(
  db: Kysely<unknown>,
  manager_user_ids: readonly string[],
  situation: Situation,
): Promise<string[]> {
  const own = await select(db, situation, sql`a.id = any(${[...manager_user_ids]}::text[])`);
  if (own.length > 0) return own;
  return select(
    db,
    situation,
    sql`exists (select 1 from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = a.id and r.permissions @> '["*"]')
    and exists (select 1 from organisation at where at.id = ${situation.org_id} and starts_with(at.path, o.path))`,
  );
}
