import { calls, type ProjectFence } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { DEFAULT_SYSTEM, newFenceCode } from '@gongdi/geo';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { drawnOf, refuseFence, type Drawn } from '../../../fences/index.ts';
import { addVersion, claimFence, fenceOfProject, versionOf, versionsOf } from './fence-store.ts';
import { addressOf, projectOf, projectToChange, tieFence, type Project } from './projects.ts';

/** Handlers of project fences: read, save in one call, history, restore, and the two saves of the specification. */
export function fenceHandlers(db: Db): Handler[] {
  const { fence } = calls;
  return [
    handle(fence.get, async ({ query }, context) => onWire(db, await projectOf(db, context, query.projectId))),
    handle(fence.save, async ({ body }, context) => {
      const sent = { areas: body.listString, holes: body.holes, system: body.system, type: body.type };
      const drawn = await drawnOf(sent, 'listString', context);
      return transaction(db, async (trx) => {
        const project = await projectToChange(trx, context, body.projectId);
        const code = body.fence_code ?? (await fenceOfProject(trx, project)) ?? newFenceCode();
        return store(trx, context, project, code, drawn, { expected: body.version });
      });
    }),
    handle(fence.setAddress, ({ body: { id, fence_code } }, context) =>
      transaction(db, async (trx) => {
        const project = await projectToChange(trx, context, await projectOfAddress(trx, id));
        const taken = () => refuseFence(context, 'fence_code', 'fenceTaken');
        await claimFence(trx, context, fence_code, project, taken);
        const after = await tieFence(trx, context, project, fence_code);
        await note(trx, context, project, { fence_code });
        return addressOf(after);
      }),
    ),
    handle(fence.enclose, async ({ body }, context) => {
      const code = body.task_code ?? body.fence_code ?? '';
      const areas = body.data ?? body.listString ?? '';
      const drawn = await drawnOf({ areas, holes: [], system: body.system, type: body.type }, 'data', context);
      return transaction(db, async (trx) => {
        const own = await claimFence(trx, context, code, null, () => new GongdiError('notFound'));
        if (own.project_id !== null) await projectToChange(trx, context, own.project_id);
        return { task_code: code, version: await addVersion(trx, context, own, drawn) };
      });
    }),
    handle(fence.history, async ({ query: { projectId, page, page_size } }, context) => {
      const code = await fenceOfProject(db, await projectOf(db, context, projectId));
      const found = code === null ? { list: [], total: 0 } : await versionsOf(db, code, { page, page_size });
      return { ...found, total_capped: false, page, page_size };
    }),
    handle(fence.versionGet, async ({ query: { projectId, version } }, context) => {
      const { data, ...found } = await storedVersion(db, await projectOf(db, context, projectId), version);
      return { ...found, listString: data };
    }),
    handle(fence.restore, ({ body }, context) =>
      transaction(db, async (trx) => {
        const project = await projectToChange(trx, context, body.projectId);
        const old = await storedVersion(trx, project, body.version);
        const code = (await fenceOfProject(trx, project)) ?? '';
        return store(trx, context, project, code, old, { expected: body.current, restored_from: old.version });
      }),
    ),
  ];
}

/** Stores points, address and history in the caller's transaction. */
async function store(
  trx: Db,
  context: CallerContext,
  project: Project,
  code: string,
  drawn: Drawn,
  more: { expected?: number; restored_from?: number },
): Promise<ProjectFence> {
  const taken = () => refuseFence(context, 'fence_code', 'fenceTaken');
  const own = await claimFence(trx, context, code, project, taken);
  const version = await addVersion(trx, context, own, drawn, more);
  const tied = project.project_address.fence === code ? project : await tieFence(trx, context, project, code);
  await note(trx, context, project, { fence_code: code, version, polygons: drawn.polygons, points: drawn.points });
  return onWire(trx, tied);
}

async function storedVersion(db: Db, project: Project, version: number) {
  const code = await fenceOfProject(db, project);
  const found = code === null ? undefined : await versionOf(db, code, version);
  if (!found) throw new GongdiError('notFound');
  return found;
}

/**
 * Returns the project of an address. `id` is the id of the address or of the project. @throws GongdiError `notFound`
 */
async function projectOfAddress(db: Db, id: string): Promise<string> {
  const project = await db
    .selectFrom('project')
    .select('id')
    .where(({ eb, or, ref }) => or([eb('id', '=', id), eb(ref('project_address', '->>').key('id'), '=', id)]))
    .orderBy((eb) => eb('id', '=', id), 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!project) throw new GongdiError('notFound');
  return project.id;
}

async function onWire(db: Db, project: Project): Promise<ProjectFence> {
  const code = await fenceOfProject(db, project);
  const stored = code === null ? undefined : await versionOf(db, code);
  return {
    project_id: project.id,
    project_name: project.project_name,
    project_address: addressOf(project),
    fence_code: code,
    listString: stored?.data ?? '[]',
    holes: stored?.holes ?? [],
    system: stored?.system ?? DEFAULT_SYSTEM,
    type: stored?.type ?? 1,
    version: stored?.version ?? 0,
    updated_at: stored?.created_at ?? null,
    updated_by_name: stored?.created_by_name ?? null,
  };
}

/** Writes the change record. It does not contain the points: they are in the history of the fence. */
function note(trx: Db, context: CallerContext, project: Project, after: object): Promise<void> {
  const before = { fence_code: project.project_address.fence ?? null };
  const event = { action: 'fence' as const, subject: 'projectmanage', subject_id: project.id, before, after };
  return recordAudit(trx, context, actorOf(context.caller), event);
}
