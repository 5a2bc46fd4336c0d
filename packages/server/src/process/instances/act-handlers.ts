import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../audit/index.ts';
import type { Trx } from '../../engine/index.ts';
import { handle, type CallerContext, type Handler } from '../../handler/index.ts';
import { remark } from '../comments/remark.ts';
import { definitionById, type DefinitionRow } from '../definitions/definition-store.ts';
import type { ProcessDeps } from '../deps.ts';
import { asVariables, checkedValues } from '../form-values.ts';
import { withActing } from '../hooks/acting.ts';
import { RESULT } from '../hooks/approval-hooks.ts';
import { conflict, notYours } from '../refuse.ts';
import { collectionsAhead } from '../tasks/act/collections.ts';
import { lockEngine } from '../tasks/act/open-task.ts';
import { SUSPENSION } from '../suspension.ts';
import { found, seesInstance, usableBy } from '../visibility.ts';
import { mayWrite } from './instance-store.ts';
import { recordOfStart } from './record-of-start.ts';

const { workflow } = calls;

/** Handlers that start and cancel instances. */
export function instanceActHandlers({
  engine,
  records,
  zone,
}: Pick<ProcessDeps, 'engine' | 'records' | 'zone'>): Handler[] {
  const cancelOwn = ({ body }: { body: { id: string; reason: string } }, context: CallerContext) =>
    engine.transact(context.caller.company_id, (trx) => cancel(trx, { engine }, context, body, 'own'));
  return [
    handle(workflow.instanceCreate, ({ body }, context) =>
      engine.transact(context.caller.company_id, (trx) => start(trx, { engine, records, zone }, context, body)),
    ),
    handle(workflow.instanceCancel, cancelOwn),
    handle(workflow.instanceCancelByStartUser, cancelOwn),
    handle(workflow.instanceCancelByAdmin, ({ body }, context) =>
      engine.transact(context.caller.company_id, (trx) => cancel(trx, { engine }, context, body, 'any')),
    ),
  ];
}

interface StartBody {
  process_definition_id: string;
  variables: Record<string, unknown>;
  /** The record of the site that the process is about. */
  record?: Record<string, unknown>;
  /** Id of an existing record, in place of `record`. */
  record_id?: string;
  business_key?: string;
  name?: string;
  request_key?: string;
  /** Id of the instance; absent: a new id. */
  id?: string;
}

/** Starts an instance of a definition that the caller may use. */
export async function start(
  trx: Trx,
  { engine, records, zone }: Pick<ProcessDeps, 'engine' | 'zone'> & Partial<Pick<ProcessDeps, 'records'>>,
  context: CallerContext,
  body: StartBody,
): Promise<{ id: string }> {
  const { caller, now } = context;
  if (body.request_key !== undefined) {
    // The lock serialises two calls with the same request key: the second call finds the instance of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`start:${caller.id}:${body.request_key}`}, 0))`.execute(
      trx,
    );
    const made = await trx
      .selectFrom('approval_instance')
      .select('instance_id')
      .where('starter_id', '=', caller.id)
      .where('request_key', '=', body.request_key)
      .executeTakeFirst();
    if (made) return { id: made.instance_id };
  }
  const definition = await usableDefinition(trx, context, body.process_definition_id);
  const about = records && (await recordOfStart(trx, records, definition, context, body));
  const values = about?.values ?? (await checkedValues(trx, definition, body.variables, context, { task: null, zone }));
  const situation = { starter_id: caller.id, org_id: caller.org_id, variables: values };
  const lists = await collectionsAhead(trx, definition, null, situation);
  const variables = { ...asVariables(about?.variables ?? values), ...lists, initiator: caller.id };
  const acting = { now, account_id: caller.id, what: 'start' } as const;
  const { instance_id } = await withActing(trx, acting, () =>
    engine.start(trx, {
      ...(body.id === undefined ? {} : { id: body.id }),
      definition_id: definition.id,
      name: body.name ?? definition.name,
      business_key: about?.id ?? body.business_key ?? null,
      starter_id: caller.id,
      org_id: caller.org_id,
      variables,
    }),
  );
  const own = {
    form_variables: JSON.stringify(values),
    starter_id: caller.id,
    request_key: body.request_key ?? null,
    business_resource: about?.resource ?? null,
  };
  await trx
    .insertInto('approval_instance')
    .values({ instance_id, verdict: null, reason: null, ...own })
    .onConflict((conflict) => conflict.column('instance_id').doUpdateSet(own))
    .execute();
  return { id: instance_id };
}

/** @throws GongdiError `notFound`, or `conflict` if the definition is suspended */
export async function usableDefinition(trx: Trx, { caller }: CallerContext, id: string): Promise<DefinitionRow> {
  found(
    await trx
      .selectFrom('process_definition as d')
      .select('d.id')
      .where('d.id', '=', id)
      .where(usableBy(caller, 'd.org_id'))
      .executeTakeFirst(),
  );
  const definition = await definitionById(trx, id);
  if (definition.suspension_state !== SUSPENSION.active) throw conflict('definitionSuspended');
  return definition;
}

/** Ends an instance as cancelled. The starter may cancel an own instance, an administrator any that they may change. */
export async function cancel(
  trx: Trx,
  { engine }: Pick<ProcessDeps, 'engine'>,
  context: CallerContext,
  { id, reason }: { id: string; reason: string },
  whose: 'own' | 'any',
): Promise<null> {
  const { caller, now } = context;
  if (!(await seesInstance(trx, caller, id))) throw new GongdiError('notFound');
  await lockEngine(trx, id);
  const row = await trx
    .selectFrom('process_instance as i')
    .select(['i.org_id', 'i.start_account_id as starter_id', 'i.status'])
    .where('i.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const instance = found(row);
  if (whose === 'own' && instance.starter_id !== caller.id) throw notYours('cancelNotOwn');
  if (whose === 'any' && !(await mayWrite(trx, caller, instance.org_id))) throw new GongdiError('permission');
  if (instance.status !== 1) throw conflict('cancelNotRunning');
  await trx
    .updateTable('approval_instance')
    .set({ verdict: RESULT.cancelled, reason })
    .where('instance_id', '=', id)
    .execute();
  await remark(trx, { instance_id: id, account_id: caller.id, kind: 'cancel', content: reason }, now);
  const acting = { now, account_id: caller.id, what: 'cancel', reason } as const;
  await withActing(trx, acting, () => engine.cancel(trx, { instance_id: id }));
  const event = { action: 'cancel' as const, subject: 'process_instance', subject_id: id, after: { reason } };
  await recordAudit(trx, context, actorOf(caller), event);
  return null;
}
