import type { FileItem, FormValues } from '@gongdi/domain';
import type { Json, Trx } from '../../../engine/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import type { RuleSettings } from '../../../store/index.ts';
import { remark } from '../../comments/remark.ts';
import { copyTo } from '../../comments/copies.ts';
import type { ProcessDeps } from '../../deps.ts';
import { takeLooseFiles } from '../../files.ts';
import { asVariables, checkedValues } from '../../form-values.ts';
import { withActing } from '../../hooks/acting.ts';
import { RESULT } from '../../hooks/approval-hooks.ts';
import { conflict, wrong } from '../../refuse.ts';
import { unmaskVariables } from '../../personal.ts';
import { NO_SETTINGS, ruleOfTask } from '../../rules/rule-store.ts';
import { notifyDelegatedBack, waitsForSigners } from '../../notify-people.ts';
import { processLabel } from '../../text/index.ts';
import { collectionsAhead } from './collections.ts';
import { lockOwnTask, type TaskRow } from './open-task.ts';
import { requirePeople } from './people.ts';
import { moveBack } from './return-task.ts';
import { notifyRequester } from './signers.ts';

export interface DecisionBody {
  id: string;
  reason: string;
  attachments: readonly { id: string }[];
  signature?: { id: string };
  variables: FormValues;
  button?: string;
  copy_user_ids?: readonly string[];
}

type Engine = Pick<ProcessDeps, 'engine'>;

/** Approves or refuses a task of the caller, within a transaction. */
export async function decide(
  trx: Trx,
  { engine, zone }: Pick<ProcessDeps, 'engine' | 'zone'>,
  context: CallerContext,
  body: DecisionBody,
  result: 2 | 3,
): Promise<void> {
  const task = await lockOwnTask(trx, { engine }, context.caller, body.id);
  const files = await takeLooseFiles(trx, body.attachments, context, 'attachments');
  const [signature] = body.signature ? await takeLooseFiles(trx, [body.signature], context, 'signature') : [];
  const copies = await requirePeople(
    trx,
    body.copy_user_ids ?? [],
    task.instance.org_id,
    context.lang,
    'copy_user_ids',
  );
  if (task.owner_id !== null && task.owner_id !== context.caller.id)
    return giveBack(trx, { engine }, context, task, { result, reason: body.reason, files, copies });
  await requireSignersDone(trx, task);
  const settings = (await ruleOfTask(trx, task.definition.id, task.definition_key))?.settings ?? NO_SETTINGS;
  if (result === RESULT.approved && settings.signature_needed && !signature)
    throw wrong(context.lang, 'signature', 'signatureMissing');
  await trx
    .updateTable('approval_task')
    .set({ attachments: JSON.stringify(files), signature: signature ? JSON.stringify(signature) : null })
    .where('task_id', '=', task.id)
    .execute();
  const written = result === RESULT.approved || Object.keys(body.variables).length > 0;
  const values = written ? await writeForm(trx, context, task, body.variables, zone) : {};
  await copyTask(trx, context, task, copies);
  if (result === RESULT.refused && settings.reject_handler !== 'continue')
    return refuse(trx, { engine }, context, task, body.reason, settings);
  await complete(trx, { engine }, context, task, body, result, values);
}

async function copyTask(trx: Trx, context: CallerContext, task: TaskRow, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  await copyTo(trx, context, { ...task, task_id: task.id, instance_name: task.instance.name }, people, '');
}

interface Opinion {
  result: 2 | 3;
  reason: string;
  files: readonly FileItem[];
  copies: readonly string[];
}

/** Returns a delegated task to its owner after the opinion was given, for or against. */
async function giveBack(
  trx: Trx,
  { engine }: Engine,
  context: CallerContext,
  task: TaskRow,
  { result, reason, files: attachments, copies }: Opinion,
): Promise<void> {
  const { caller, now, lang } = context;
  const { id, instance_id, owner_id } = task;
  const content = processLabel(result === RESULT.approved ? 'opinionFor' : 'opinionAgainst', { reason })[lang];
  await copyTask(trx, context, task, copies);
  await trx.updateTable('approval_task').set({ owner_id: null, acted_for: null }).where('task_id', '=', id).execute();
  await engine.assign(trx, { task_id: id, assignee: owner_id });
  await remark(
    trx,
    { instance_id, task_id: id, account_id: caller.id, kind: 'delegate_done', content, attachments },
    now,
  );
  await notifyDelegatedBack(
    trx,
    { owner_id: owner_id!, who: caller.nickname, task_id: id, task: task.name, instance_id },
    now,
  );
}

async function requireSignersDone(trx: Trx, task: TaskRow): Promise<void> {
  const held = await trx
    .selectFrom('process_task as t')
    .select('t.id')
    .where('t.id', '=', task.id)
    .where(waitsForSigners)
    .executeTakeFirst();
  if (held) throw conflict('taskWaitsForSigners');
}

/** Validates and stores the form values that may be written at this task. @returns the values as variables */
async function writeForm(trx: Trx, context: CallerContext, task: TaskRow, given: FormValues, zone: string) {
  const row = await trx
    .selectFrom('approval_instance')
    .select(['form_variables', 'business_resource'])
    .where('instance_id', '=', task.instance_id)
    .executeTakeFirst();
  // A record stays as it was submitted; values sent with a decision become variables of the process only.
  const before = row?.form_variables ?? {};
  if (row?.business_resource) return asVariables(unmaskVariables(undefined, given, before, context.lang));
  const where = { task: task.definition_key, zone, before };
  const values = await checkedValues(trx, task.definition, given, context, where);
  await trx
    .updateTable('approval_instance')
    .set({ form_variables: JSON.stringify(values) })
    .where('instance_id', '=', task.instance_id)
    .execute();
  return asVariables(values);
}

/** Ends the process as refused, or returns it to an earlier node, depending on the rule of the task. */
async function refuse(
  trx: Trx,
  { engine }: Engine,
  context: CallerContext,
  task: TaskRow,
  reason: string,
  settings: RuleSettings,
): Promise<void> {
  if (settings.reject_handler === 'return' && settings.reject_node !== null)
    return moveBack(trx, { engine }, context, task, settings.reject_node, reason);
  const { now, caller } = context;
  const root = await rootOf(trx, task.instance_id);
  await trx
    .updateTable('approval_instance')
    .set({ verdict: RESULT.refused, reason })
    .where('instance_id', 'in', [root, task.instance_id])
    .execute();
  const acting = {
    now,
    account_id: caller.id,
    what: 'decide',
    task_id: task.id,
    result: RESULT.refused,
    reason,
  } as const;
  await withActing(trx, acting, () => engine.cancel(trx, { instance_id: root }));
}

/** Returns the topmost instance: a refusal in a called process refuses the topmost process. */
async function rootOf(trx: Trx, instance_id: string): Promise<string> {
  const row = await trx
    .selectFrom('engine_instance')
    .select('root_id')
    .where('id', '=', instance_id)
    .executeTakeFirst();
  return row?.root_id ?? instance_id;
}

async function complete(
  trx: Trx,
  { engine }: Engine,
  { caller, now }: CallerContext,
  task: TaskRow,
  { reason, button }: DecisionBody,
  result: 2 | 3,
  values: Readonly<Record<string, Json>>,
): Promise<void> {
  const approved = result === RESULT.approved;
  const known = await engine.variables(trx, task.instance_id);
  const { starter_id, org_id } = task.instance;
  const situation = { starter_id, org_id, variables: { ...known, ...values } };
  const variables = {
    ...values,
    ...(await collectionsAhead(trx, task.definition, task.definition_key, situation)),
    approved,
    outcome: button ?? (approved ? 'agree' : 'refuse'),
    ...(await countsOf(trx, task, result)),
  };
  if (approved && task.after_user_ids.length > 0) {
    const acting = { now, account_id: caller.id, what: 'sign', parent_task_id: task.id, type: 'after' } as const;
    await withActing(trx, acting, () => engine.addSigners(trx, { task_id: task.id, assignees: task.after_user_ids }));
  }
  const acting = { now, account_id: caller.id, what: 'decide', task_id: task.id, result, reason } as const;
  await withActing(trx, acting, () => engine.complete(trx, { task_id: task.id, variables }));
  await notifyRequester(trx, task, now);
}

/**
 * Returns how many people of a multi-instance have approved and refused, including this decision. Its completion
 * condition uses the numbers.
 */
async function countsOf(trx: Trx, task: TaskRow, result: number): Promise<Record<string, number>> {
  if (task.body_id === null) return {};
  const { approved, refused } = await trx
    .selectFrom('process_task as t')
    .innerJoin('approval_task as p', 'p.task_id', 't.id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('t.result', '=', RESULT.approved).as('approved'),
      fn.countAll<number>().filterWhere('t.result', '=', RESULT.refused).as('refused'),
    ])
    .where('t.instance_id', '=', task.instance_id)
    .where('p.body_id', '=', task.body_id)
    .where('t.ended_at', 'is not', null)
    .where('p.kind', 'is', null)
    .where('t.id', '<>', task.id)
    .executeTakeFirstOrThrow();
  return {
    nr_of_approved: approved + (result === RESULT.approved ? 1 : 0),
    nr_of_rejected: refused + (result === RESULT.refused ? 1 : 0),
  };
}
