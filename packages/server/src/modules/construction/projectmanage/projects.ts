import { GongdiError, projectmanage, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf, wholeAddress } from '../../../resources/index.ts';
import { organisationsBelow, permits, resourceRepository, type Db } from '../../../store/index.ts';

export type Project = RowOf<typeof projectmanage>;

/** Returns a project that the caller may read. @throws GongdiError `notFound` */
export function projectOf(db: Db, context: CallerContext, id: string): Promise<Project> {
  return resourceRepository(db, projectmanage).get(accessOf(context), id);
}

/**
 * Returns a project that the caller may change.
 * @throws GongdiError `notFound`, `permission` if the caller may only read it
 */
export async function projectToChange(db: Db, context: CallerContext, id: string): Promise<Project> {
  const project = await projectOf(db, context, id);
  if (!(await permits(db, projectmanage, accessOf(context).scope, 'write', id))) throw new GongdiError('permission');
  return project;
}

/** Returns whether the caller may write records of an organisation. */
export async function mayWrite(db: Db, { caller }: CallerContext, org_id: string | null): Promise<boolean> {
  const { rows } = await sql`select 1 where ${org_id} in (${organisationsBelow(caller.scope.write)})`.execute(db);
  return rows.length > 0;
}

/** Returns the address of a project, completed with the parts that are always present on the wire. */
export function addressOf({ id, project_address }: Project): ReturnType<typeof wholeAddress> {
  return wholeAddress(project_address, id);
}

/** Stores the code of a fence in the address of a project. */
export async function tieFence(trx: Db, context: CallerContext, project: Project, fence: string): Promise<Project> {
  const project_address = { ...addressOf(project), fence };
  return resourceRepository(trx, projectmanage).update(accessOf(context), { id: project.id, project_address });
}
