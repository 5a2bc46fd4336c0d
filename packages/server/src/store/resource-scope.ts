import { fieldsOf, traitsOf, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { organisationsBelow, organisationsUsable } from './organisation-scope.ts';
import { ruleConditions, type RowRules } from './row-rules.ts';
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
    if (traitsOf(field.kind).refersTo === 'record' && field.ref === PROJECTS)
      conditions.push(sql`(${sql.ref(field.name)} is null or ${sql.ref(field.name)} = any(${scope.projects}))`);
  return conditions;
}

/** Returns the condition on organisations, widened by the rules for single rows; undefined: every row. */
function organisationCondition(
  resource: AnyResource,
  scope: RowScope,
  mode: 'read' | 'write',
): RawBuilder<unknown> | undefined {
  const paths = scope[mode];
  if (resource.scope === 'everyone' || paths.includes('')) return undefined;
  const handedDown = resource.scope === 'company' && mode === 'read';
  const seen = handedDown ? organisationsUsable(scope) : organisationsBelow(paths);
  const ways = [
    ...(handedDown ? [sql`org_id is null`] : []),
    // Without organisations of its own, the scope has the rules only, and PostgreSQL uses their indexes.
    ...(handedDown || paths.length > 0 || !scope.rows ? [sql`org_id = any(array(${seen}))`] : []),
    ...(scope.rows ? [ruleConditions(resource, scope.rows, mode)] : []),
  ];
  return ways.length === 1 ? ways[0]! : sql`(${sql.join(ways, sql` or `)})`;
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
