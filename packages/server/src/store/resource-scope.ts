import { fieldsOf, traitsOf, type AnyResource, type PermissionCode } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { organisationsBelow, organisationsUsable } from './organisation-scope.ts';
import {
  actingWays,
  insideOf,
  ruleConditions,
  ruleWays,
  type Acting,
  type RowRules,
  type RuleWay,
} from './row-rules.ts';
import type { Db } from './tables.ts';

/**
 * Which rows a call may reach. Organisations are given as paths (`a/b/`): each path includes all organisations below
 * it, and `''` means all. `write` is a subset of `read`.
 */
export interface RowScope {
  readonly read: readonly string[];
  readonly write: readonly string[];
  /** Ids of the projects to whose rows the scope is limited; absent: all projects. */
  readonly projects?: readonly string[];
  /** Rules that reach single rows besides those of the organisations; absent: no such rows. */
  readonly rows?: RowRules;
  /** For whom it also acts: rows that name them are reached, whatever organisation they belong to. */
  readonly acting?: Acting;
}

/** Who reads or writes, with the values that are stored about a write. */
export interface RowAccess {
  readonly scope: RowScope;
  /** Account that is stored as the writer; null for the server itself. */
  readonly account_id: string | null;
  /** Organisation that new rows belong to. */
  readonly org_id: string | null;
  /** Epoch milliseconds; default: now. */
  readonly now?: number;
  /**
   * Whether the caller sees personal data of a resource unmasked; otherwise records are found by the whole value only.
   */
  readonly seesPersonal?: (resource: AnyResource) => boolean;
  /** Whether the caller holds a permission; absent: none. */
  readonly may?: (permission: PermissionCode) => boolean;
}

/** Scope of the server itself: data migrations, demo data, jobs. Never the scope of a call from outside. */
export const WHOLE: RowScope = { read: [''], write: [''] };

/** Name of the resource that limits rows by project. */
const PROJECTS = 'projectmanage';

/**
 * Returns the SQL conditions that match exactly the rows of a resource that a scope permits. Everything that shows or
 * changes records asks here: lists, details, search, counts, exports, references and files.
 */
export function scopeConditions(resource: AnyResource, scope: RowScope, mode: 'read' | 'write'): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  const reached = organisationCondition(resource, scope, mode);
  if (reached) conditions.push(reached);
  if (!scope.projects) return conditions;
  if (resource.name === PROJECTS) conditions.push(sql`id = any(${scope.projects})`);
  for (const field of fieldsOf(resource))
    if (traitsOf(field.kind).refersTo === 'record' && field.ref === PROJECTS && !field.custom)
      conditions.push(sql`(${sql.ref(field.name)} is null or ${sql.ref(field.name)} = any(${scope.projects}))`);
  return conditions;
}

/** A way in which a scope reaches rows by their organisation. */
interface OrganisationWay {
  /** `handed down`: the row belongs to no organisation or to one above, and is meant for all below. */
  rule: 'organisation' | 'handed down';
  condition: RawBuilder<unknown>;
}

/** Returns the ways by organisation; undefined: every row is reached. */
function organisationWays(
  resource: AnyResource,
  scope: RowScope,
  mode: 'read' | 'write',
): OrganisationWay[] | undefined {
  const paths = scope[mode];
  if (resource.scope === 'everyone' || paths.includes('')) return undefined;
  const below = sql`org_id = any(array(${organisationsBelow(paths)}))`;
  if (resource.scope === 'company' && mode === 'read')
    return [
      { rule: 'organisation', condition: below },
      { rule: 'handed down', condition: sql`(org_id is null or org_id = any(array(${organisationsUsable(scope)})))` },
    ];
  // Without organisations of its own, the scope has the rules only, and PostgreSQL uses their indexes.
  return paths.length > 0 || !scope.rows ? [{ rule: 'organisation', condition: below }] : [];
}

/** Returns the condition on organisations, widened by the rules for single rows; undefined: every row. */
function organisationCondition(
  resource: AnyResource,
  scope: RowScope,
  mode: 'read' | 'write',
): RawBuilder<unknown> | undefined {
  const ways = organisationWays(resource, scope, mode);
  if (!ways) return undefined;
  const conditions = [
    // The last way by organisation includes the one before.
    ...ways.slice(-1).map(({ condition }) => condition),
    ...(scope.rows ? [ruleConditions(resource, scope.rows, mode)] : []),
    ...(scope.acting ? actingWays(resource, scope.acting).map(({ condition }) => condition) : []),
  ];
  return conditions.length === 1 ? conditions[0]! : sql`(${sql.join(conditions, sql` or `)})`;
}

/** How a scope reaches a row: by which ways, or by none. */
export interface Reach {
  org_id: string | null;
  reached: boolean;
  by: readonly (Pick<RuleWay, 'field'> & { rule: 'everyone' | OrganisationWay['rule'] | RuleWay['rule'] })[];
}

/** Returns how a scope reaches a row, by the conditions with which lists are read; undefined: there is no such row. */
export async function reachOf(
  db: Db,
  resource: AnyResource,
  scope: RowScope,
  mode: 'read' | 'write',
  id: string,
): Promise<Reach | undefined> {
  const { rows: rules } = scope;
  const byOrganisation = organisationWays(resource, scope, mode);
  const ways = [
    ...(byOrganisation ?? [{ rule: 'everyone' as const, condition: sql`true` }]),
    ...(rules
      ? ruleWays(resource, rules).map((way) => ({
          ...way,
          condition: sql`(${insideOf(rules, mode)} and ${way.condition})`,
        }))
      : []),
    ...(byOrganisation && scope.acting ? actingWays(resource, scope.acting) : []),
  ];
  const reached = sql.join([sql`true`, ...scopeConditions(resource, scope, mode)], sql` and `);
  // Raw SQL: the table comes from the definition of the resource.
  const { rows } = await sql<{ org_id: string | null; reached: boolean; held: boolean[] }>`
    select org_id, coalesce(${reached}, false) as reached,
      array[${sql.join(ways.map(({ condition }) => sql`coalesce(${condition}, false)`))}] as held
    from ${sql.table(resource.noun)} where id = ${id}`.execute(db);
  return rows[0] && { org_id: rows[0].org_id, reached: rows[0].reached, by: ways.filter((_, at) => rows[0]!.held[at]) };
}

/** SQL condition: `id` is that of a row of a resource that a scope permits. */
export function permitted(
  resource: AnyResource,
  scope: RowScope,
  mode: 'read' | 'write',
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const conditions = scopeConditions(resource, scope, mode);
  if (conditions.length === 0) return sql<boolean>`true`;
  // Raw SQL: the table comes from the definition of the resource.
  return sql<boolean>`${id} in (select id from ${sql.table(resource.noun)} where ${sql.join(conditions, sql` and `)})`;
}

/** Returns whether a scope permits a row of a resource. */
export async function permits(
  db: Db,
  resource: AnyResource,
  scope: RowScope,
  mode: 'read' | 'write',
  id: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 where ${permitted(resource, scope, mode, sql`${id}::text`)}`.execute(db);
  return rows.length > 0;
}
