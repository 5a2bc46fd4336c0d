import { GongdiError, projectmanage, type RowOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf, wholeAddress } from '../../../resources/index.ts';
import { organisationsBelow, resourceRepository } from '../../../store/index.ts';

export type Project = RowOf<typeof projectmanage>;

/** A project that the caller sees. @throws GongdiError `notFound` */
export function projectOf(db: Kysely<unknown>, context: CallerContext, id: string): Promise<Project> {
  return resourceRepository(db, projectmanage).get(accessOf(context), id);
}

/** A project that the caller may change. @throws GongdiError `notFound`, `permission` for one that is only looked at */
export async function projectToChange(db: Kysely<unknown>, context: CallerContext, id: string): Promise<Project> {
  const project = await projectOf(db, context, id);
  if (!(await mayWrite(db, context, project.org_id))) throw new GongdiError('permission');
  return project;
}

/** Whether the caller writes what belongs to an organisation. */
export async function mayWrite(
  db: Kysely<unknown>,
  { caller }: CallerContext,
  org_id: string | null,
): Promise<boolean> {
  const { rows } = await sql`select 1 where ${org_id} in (${organisationsBelow(caller.scope.write)})`.execute(db);
  return rows.length > 0;
}

/** The address of a project with what it always has on the wire. */
export function addressOf({ id, project_address }: Project): ReturnType<typeof wholeAddress> {
  return wholeAddress(project_address, id);
}

/** Writes the code of a fence on the address of a project. */
export async function tieFence(
  trx: Kysely<unknown>,
  context: CallerContext,
  project: Project,
  fence: string,
): Promise<Project> {
  const project_address = { ...addressOf(project), fence };
  return resourceRepository(trx, projectmanage).update(accessOf(context), { id: project.id, project_address });
}
