import {
  ACCOUNTS,
  allResources,
  fieldsOf,
  ownFieldsOf,
  isProjectField,
  traitsOf,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { organisationsBelow } from './organisation-scope.ts';

/** Name of the resource of projects. */
const PROJECTS = 'projectmanage';

/**
 * Rules that permit single rows to an account: always its own ones, which it added or which name it (`ownFieldsOf`).
 * Why: docs/decisions/accounts/data-scope.md.
 */
export interface RowRules {
  readonly account_id: string;
  readonly org_id: string;
  /** The rules hold within these organisations only, and so never reach beyond what the organisation reaches. */
  readonly within: { readonly read: readonly string[]; readonly write: readonly string[] };
  /** Also the rows of the account's organisation, without those below it. */
  readonly organisation: boolean;
  /** Also the rows of the projects in which the account takes part. */
  readonly projects: boolean;
}

/** A rule that permits a row, with its condition. */
export interface RuleWay {
  rule: 'added' | 'self' | 'named' | 'own organisation' | 'project';
  /** Field by which a row is permitted. */
  field?: NamedField;
  condition: RawBuilder<unknown>;
}

/** SQL condition for the rows of a resource that the rules permit. */
export function ruleConditions(resource: AnyResource, rules: RowRules, mode: 'read' | 'write'): RawBuilder<unknown> {
  const ways = ruleWays(resource, rules).map(({ condition }) => condition);
  return sql`(${insideOf(rules, mode)} and (${sql.join(ways, sql` or `)}))`;
}

/** SQL condition: the row belongs to an organisation within which the rules hold. */
export const insideOf = ({ within }: RowRules, mode: 'read' | 'write'): RawBuilder<unknown> =>
  sql`org_id = any(array(${organisationsBelow(within[mode])}))`;

/** The accounts for which somebody acts, and the company within which that holds. */
export interface Acting {
  readonly accounts: readonly string[];
  /** Path. */
  readonly company: string;
}

/** Returns the rules for the rows that name somebody for whom the account acts; they widen every scope. */
export function actingWays(resource: AnyResource, { accounts, company }: Acting): RuleWay[] {
  return ownFieldsOf(resource).map((field) => ({
    rule: 'named',
    field,
    condition: sql`(org_id = any(array(${organisationsBelow([company])})) and ${names(field, accounts)})`,
  }));
}

/** Returns the rules for the rows of a resource, in the order in which they are told; each holds `insideOf` only. */
export function ruleWays(resource: AnyResource, rules: RowRules): RuleWay[] {
  const { account_id, org_id } = rules;
  return [
    { rule: 'added', condition: sql`created_by = ${account_id}` },
    ...(resource.name === ACCOUNTS ? [{ rule: 'self' as const, condition: sql`id = ${account_id}` }] : []),
    ...ownFieldsOf(resource).map((field) => ({
      rule: 'named' as const,
      field,
      condition: names(field, [account_id]),
    })),
    ...(rules.organisation ? [{ rule: 'own organisation' as const, condition: sql`org_id = ${org_id}` }] : []),
    ...(rules.projects
      ? projectsOf(resource).map((column) => ({
          rule: 'project' as const,
          condition: sql`${column} = any(array(${projectsTakenPartIn(rules)}))`,
        }))
      : []),
  ];
}

/** SQL condition: the field holds one of the accounts, or has it among others. */
export function names({ name, kind }: NamedField, accounts: readonly string[]): RawBuilder<unknown> {
  const column = sql.ref(name);
  return traitsOf(kind).refersTo === 'record'
    ? sql`${column} = any(${accounts}::text[])`
    : sql`${column} ?| ${accounts}::text[]`;
}

/** Returns the columns of a resource that hold a project. */
function projectsOf(resource: AnyResource): RawBuilder<unknown>[] {
  if (resource.name === PROJECTS) return [sql`id`];
  return projectFieldsOf(resource).map(({ name }) => sql.ref(name));
}

const projectFieldsOf = (resource: AnyResource): NamedField[] => fieldsOf(resource).filter(isProjectField);

/**
 * SQL for the ids of the projects in which an account takes part: those that it is a member of, those of its own
 * organisation, those that it added, and those of records that name it in a field with `own: 'project'`.
 */
function projectsTakenPartIn({ account_id, org_id }: RowRules): RawBuilder<{ id: string }> {
  const named = allResources().flatMap((resource) => {
    const people = fieldsOf(resource).filter(({ own }) => own === 'project');
    if (people.length === 0 || resource.partOf !== undefined) return [];
    const named = sql.join(
      people.map((field) => names(field, [account_id])),
      sql` or `,
    );
    // Raw SQL: tables and columns come from the definitions of the resources.
    return projectFieldsOf(resource).map(
      ({ name }) => sql`union select ${sql.ref(name)} from ${sql.table(resource.noun)} where ${named}`,
    );
  });
  return sql<{ id: string }>`select id from project where org_id = ${org_id} or created_by = ${account_id}
    union select project_id from project_member where account_id = ${account_id}
    ${sql.join(named, sql` `)}`;
}
