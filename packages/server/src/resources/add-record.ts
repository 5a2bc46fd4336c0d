import {
  checkRecord,
  GongdiError,
  maskRecord,
  permission,
  reasonOfVerdict,
  stepOfVerdict,
  wholeName,
  type AnyResource,
  type RowOf,
  type Verdict,
} from '@gongdi/domain';
import { actorOf, recordAudit } from '../audit/index.ts';
import { showFiles, takeFiles } from '../files/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { resourceRepository, type Db } from '../store/index.ts';
import { accessOf } from './access.ts';
import { inLanguage } from './in-language.ts';
import { keepFence } from './keep-fence.ts';
import type { ResourceDeps } from './record-handlers.ts';
import { takeDecided, tellNew } from './step-handlers.ts';
import { writeContext } from './write-context.ts';

/**
 * Adds a checked record with all that belongs to it: files, change record, notifications, and the acts of higher layers
 * (`afterWrite`).
 */
export async function addRecord(
  trx: Db,
  resource: AnyResource,
  { timeZone, afterWrite }: Pick<ResourceDeps, 'timeZone' | 'afterWrite'>,
  context: CallerContext,
  body: Record<string, unknown>,
): Promise<RowOf<AnyResource>> {
  const sent = keepFence(resource, body, context.caller);
  const repository = resourceRepository(trx, resource, { timeZone });
  const row = await repository.insert(accessOf(context), await takeFiles(trx, resource, sent, context));
  const event = { action: 'add' as const, subject: resource.name, subject_id: row.id, after: row };
  await recordAudit(trx, context, actorOf(context.caller), event);
  await tellNew(trx, resource, row, context);
  await afterWrite?.[wholeName(resource)]?.(trx, row, writeContext(context, timeZone));
  return row;
}

/** Operations on records of any resource, for rooms of higher layers. */
export interface BusinessRecords {
  /**
   * Adds a record that was sent inside another call.
   * @param path path of the record in that call, for the refusals
   * @throws GongdiError `permission`, or `invalid` with each problem below the path
   */
  add: (
    trx: Db,
    resource: AnyResource,
    context: CallerContext,
    sent: unknown,
    path: string,
  ) => Promise<RowOf<AnyResource>>;
  /**
   * Returns an existing record of an organisation whose records the caller sees.
   * @throws GongdiError `permission`, `notFound`
   */
  get: (trx: Db, resource: AnyResource, context: CallerContext, id: string) => Promise<RowOf<AnyResource>>;
  /**
   * Takes the step that carries out the verdict of a process.
   * @param context who decided
   * @throws GongdiError `conflict`, `notFound`, and what the rules of the resource throw
   */
  decide: (
    trx: Db,
    resource: AnyResource,
    context: CallerContext,
    decision: { id: string; verdict: Verdict; reason: string },
  ) => Promise<void>;
  /**
   * Returns a record as the caller may see it: with signed addresses of its files, and with its personal data masked.
   */
  show: (
    resource: AnyResource,
    row: Record<string, unknown>,
    context: Pick<CallerContext, 'caller' | 'now'>,
  ) => Promise<Record<string, unknown>>;
}

export function businessRecords(deps: Pick<ResourceDeps, 'timeZone' | 'afterWrite' | 'fileKey'>): BusinessRecords {
  return {
    async add(trx, resource, context, sent, path) {
      if (!context.caller.permissions.has(permission(resource.name, 'add'))) throw new GongdiError('permission');
      const checked = checkRecord(resource, sent, 'add', context.lang);
      const below = (problems: GongdiError['problems']) =>
        problems.map((one) => ({ ...one, path: one.path === '' ? path : `${path}.${one.path}` }));
      if (!checked.ok) throw new GongdiError('invalid', { problems: below(checked.problems) });
      try {
        return await inLanguage(resource, context.lang, addRecord(trx, resource, deps, context, checked.value));
      } catch (error) {
        if (!(error instanceof GongdiError) || error.problems.length === 0) throw error;
        throw new GongdiError(error.entry, { label: error.label, problems: below(error.problems), cause: error });
      }
    },
    async get(trx, resource, context, id) {
      if (!context.caller.permissions.has(permission(resource.name, 'list'))) throw new GongdiError('permission');
      return resourceRepository(trx, resource, { timeZone: deps.timeZone }).get(accessOf(context), id);
    },
    async decide(trx, resource, context, { id, verdict, reason }) {
      const step = stepOfVerdict(resource, verdict);
      if (!step) return;
      await takeDecided(trx, resource, step, { id, given: reasonOfVerdict(resource, step, reason) }, context, deps);
    },
    async show(resource, row, { caller, now }) {
      const shown = maskRecord(resource, row as RowOf<AnyResource>);
      return showFiles(resource, shown, await deps.fileKey(), caller, now);
    },
  };
}
