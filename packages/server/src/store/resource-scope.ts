import { fieldsOf, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { organisationsBelow, organisationsUsable } from './organisation-scope.ts';

/**
 * Which rows a call may meet. Organisations are given as paths (`a/b/`): each stands for itself and all below it, and
 * `''` for all there are. `write` lies within `read`.
 */
export interface RowScope {
  readonly read: readonly string[];
  readonly write: readonly string[];
  /** Ids of the only projects whose rows are met; absent: those of all projects. */
  readonly projects?: readonly string[];
}

/** Who reads or writes, with what is stored about it. */
export interface RowAccess {
  readonly scope: RowScope;
  /** Account that is noted as the writer; null for the server itself. */
  readonly account_id: string | null;
  /** Organisation that new rows belong to. */
  readonly org_id: string | null;
  /** Epoch milliseconds; default: now. */
  readonly now?: number;
  /** Whether the personal data of a resource may be seen whole; without it, it is found by whole values only. */
  readonly seesPersonal?: (resource: AnyResource) => boolean;
}

/** Scope of the server itself: migrations of data, demo data, jobs. Never of a call that came from outside. */
export const WHOLE: RowScope = { read: [''], write: [''] };

/** Name of the resource that rows hang on by project. */
const PROJECTS = 'projectmanage';

/** SQL conditions that hold for exactly the rows of a resource that a scope lets through. */
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
    if (field.kind === 'reference' && field.ref === PROJECTS)
      conditions.push(sql`(${sql.ref(field.name)} is null or ${sql.ref(field.name)} = any(${scope.projects}))`);
  return conditions;
}
