import { fieldsOf, traitsOf, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { organisationsBelow, organisationsUsable } from './organisation-scope.ts';

/**
 * Which rows a call may reach. Organisations are given as paths (`a/b/`): each path includes all organisations below
 * it, and `''` means all. `write` is a subset of `read`.
 */
export interface RowScope {
  readonly read: readonly string[];
  readonly write: readonly string[];
  /** Ids of the projects to whose rows the scope is limited; absent: all projects. */
  readonly projects?: readonly string[];
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

/** Returns the SQL conditions that match exactly the rows of a resource that a scope permits. */
export function scopeConditions(resource: AnyResource, scope: RowScope, mode: 'read' | 'write'): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  const paths = scope[mode];
  if (resource.scope === 'organisation' && !paths.includes(''))
    conditions.push(sql`org_id = any(array(${organisationsBelow(paths)}))`);
  if (resource.scope === 'company' && !paths.includes(''))
    conditions.push(
      mode === 'write'
        ? sql`org_id = any(array(${organisationsBelow(paths)}))`
        : sql`(org_id is null or org_id = any(array(${organisationsUsable(scope)})))`,
    );
  if (!scope.projects) return conditions;
  if (resource.name === PROJECTS) conditions.push(sql`id = any(${scope.projects})`);
  for (const field of fieldsOf(resource))
    if (traitsOf(field.kind).refersTo === 'record' && field.ref === PROJECTS)
      conditions.push(sql`(${sql.ref(field.name)} is null or ${sql.ref(field.name)} = any(${scope.projects}))`);
  return conditions;
}
