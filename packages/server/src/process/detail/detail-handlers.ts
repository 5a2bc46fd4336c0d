import { calls, type ProcessInstanceDetail } from '@gongdi/api';
import { accessTo, findResource, maskByName, type FormValues } from '@gongdi/domain';
import type { Json } from '../../engine/index.ts';
import { handle, type Caller, type CallerContext, type Handler } from '../../handler/index.ts';
import type { Db } from '../../store/index.ts';
import { commentsOf } from '../comments/comment-handlers.ts';
import { copiesOf } from '../comments/copies.ts';
import { definitionById, definitionDetail, type DefinitionRow } from '../definitions/definition-store.ts';
import type { ProcessDeps } from '../deps.ts';
import { shownTo } from '../files.ts';
import { formOf } from '../form-values.ts';
import { showFormFiles } from '../forms/index.ts';
import { getInstance } from '../instances/instance-store.ts';
import { readPeople } from '../people.ts';
import { hideScans, maskVariables } from '../personal.ts';
import { wrong } from '../refuse.ts';
import { mayWithdraw, withdrawable } from '../tasks/act/withdraw.ts';
import { waitsFor } from '../notify-people.ts';
import { ownTasks, withActions } from '../tasks/own-task.ts';
import { tasksOfInstance, type ShowFile } from '../tasks/task-rows.ts';
import { found, runsVisibleInstance, usableBy, visibleTask } from '../visibility.ts';
import { nodesAhead } from './ahead.ts';
import { stepsOf } from './steps.ts';

const { workflow } = calls;

/** Handlers of the detail page, its print view and the preview of the tasks ahead. */
export function detailHandlers({ db, engine, fileKey, records }: ProcessDeps): Handler[] {
  return [
    handle(workflow.instanceGet, async ({ query }, context) => {
      const show = await shownTo(fileKey, context);
      const instance = await getInstance(db, context.caller, query.id);
      const definition = await definitionById(db, instance.process_definition_id);
      return shownInstance({ db, records }, context, instance, definition, show);
    }),
    handle(workflow.instanceApprovalDetail, async ({ query }, context) => {
      const { caller, lang, now } = context;
      const { process_instance, definition, tasks, ...around } = await wholeOf(
        { db, fileKey, records },
        context,
        query.id,
      );
      const own = await ownTasks(db, new Date(now).toISOString(), caller)
        .where('i.id', '=', query.id)
        .where(waitsFor(caller.id, now))
        .orderBy('t.created_at')
        .orderBy('t.id')
        .execute();
      const waiting = tasks.filter((task) => task.end_time === null).map((task) => task.definition_key);
      const situation = await situationOf(db, engine, query.id);
      const ahead = waiting.length === 0 ? [] : await nodesAhead(db, definition, waiting, situation);
      return {
        process_instance,
        process_definition: definitionDetail(definition),
        todo_tasks: await Promise.all(own.map((row) => withActions(db, row, caller, engine.abilities))),
        steps: stepsOf(process_instance, tasks, around, lang),
        ahead: ahead.filter((node) => !waiting.includes(node.key)),
        withdrawable_task_id: await lastWithdrawable(db, caller, engine, query.id),
      };
    }),
    handle(workflow.instanceNextNodes, async ({ body }, context) => {
      const { caller, lang } = context;
      if (body.task_id !== undefined) {
        const { instance_id, key, definition_id } = await visibleTask(db, caller, body.task_id);
        const situation = await situationOf(db, engine, instance_id);
        const variables = { ...situation.variables, approved: true, outcome: 'agree', ...body.variables };
        return nodesAhead(db, await definitionById(db, definition_id), [key], { ...situation, variables });
      }
      if (body.process_definition_id === undefined)
        throw wrong(lang, 'process_definition_id', 'nodeUnknown', { key: '' });
      found(
        await db
          .selectFrom('process_definition as d')
          .select('d.id')
          .where('d.id', '=', body.process_definition_id)
          .where((eb) => eb.or([usableBy(caller, 'd.org_id'), runsVisibleInstance(caller)]))
          .executeTakeFirst(),
      );
      const variables: Record<string, unknown> = { approved: true, outcome: 'agree', ...body.variables };
      const situation = { starter_id: caller.id, org_id: caller.org_id, variables };
      return nodesAhead(db, await definitionById(db, body.process_definition_id), null, situation);
    }),
    handle(workflow.instancePrintData, async ({ query }, context) => {
      const { caller, lang, now } = context;
      const { process_instance, definition, tasks, ...around } = await wholeOf(
        { db, fileKey, records },
        context,
        query.id,
      );
      const [print_user] = await readPeople(db, [caller.id]);
      return {
        process_instance,
        process_definition: definitionDetail(definition),
        steps: stepsOf(process_instance, tasks, around, lang),
        comments: around.comments.filter((comment) => comment.kind === 'comment'),
        print_user: print_user!,
        print_time: new Date(now).toISOString(),
      };
    }),
  ];
}

async function wholeOf(
  { db, fileKey, records }: Pick<ProcessDeps, 'db' | 'fileKey' | 'records'>,
  context: CallerContext,
  id: string,
) {
  const show = await shownTo(fileKey, context);
  const instance = await getInstance(db, context.caller, id);
  const definition = await definitionById(db, instance.process_definition_id);
  return {
    process_instance: await shownInstance({ db, records }, context, instance, definition, show),
    definition,
    tasks: await tasksOfInstance(db, { instance_id: id }, show),
    comments: await commentsOf(db, id, show),
    copies: await copiesOf(db, id),
  };
}

/**
 * Returns an instance with the form values that the caller may see. It leaves out a value that is hidden at every
 * task of the caller.
 */
async function shownInstance(
  { db, records }: Pick<ProcessDeps, 'db' | 'records'>,
  context: CallerContext,
  instance: ProcessInstanceDetail,
  definition: DefinitionRow,
  show: ShowFile,
): Promise<ProcessInstanceDetail> {
  const { caller } = context;
  const resource = instance.business_resource === null ? undefined : findResource(instance.business_resource);
  if (resource) {
    const record = await records.show(resource, instance.form_variables, context);
    return { ...instance, form_variables: record as Record<string, never> };
  }
  const form = formOf(definition);
  if (!form) {
    const values = await hideScans(db, maskByName(instance.form_variables), caller);
    return { ...instance, form_variables: values as Record<string, never> };
  }
  const rows = await db
    .selectFrom('process_task as t')
    .select('t.definition_key as key')
    .distinct()
    .where('t.instance_id', '=', instance.id)
    .where((eb) =>
      eb.or([
        eb('t.assignee_id', '=', caller.id),
        eb.exists(
          eb
            .selectFrom('approval_candidate as c')
            .select('c.task_id')
            .whereRef('c.task_id', '=', 't.id')
            .where('c.account_id', '=', caller.id),
        ),
      ]),
    )
    .execute();
  const own = instance.start_user.id === caller.id ? [null, ...rows.map((row) => row.key)] : rows.map((row) => row.key);
  const values = instance.form_variables as FormValues;
  const open = Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => own.length === 0 || own.some((task) => accessTo(form, name, task) !== 'hidden'),
    ),
  );
  const shown = await hideScans(db, showFormFiles(form, maskVariables(form, open), show), caller);
  return { ...instance, form_variables: shown as Record<string, never> };
}

async function situationOf(db: Db, engine: ProcessDeps['engine'], instance_id: string) {
  const row = await db
    .selectFrom('process_instance')
    .select(['start_account_id as starter_id', 'org_id'])
    .where('id', '=', instance_id)
    .executeTakeFirst();
  const variables: Readonly<Record<string, Json>> = await engine.variables(db, instance_id);
  return { ...found(row), variables };
}

/** Returns null if the call `withdraw` would refuse the task. */
async function lastWithdrawable(
  db: Db,
  caller: Caller,
  engine: ProcessDeps['engine'],
  instance_id: string,
): Promise<string | null> {
  if (!mayWithdraw(caller, engine)) return null;
  const row = await db
    .selectFrom('process_task as t')
    .innerJoin('process_instance as i', 'i.id', 't.instance_id')
    .leftJoin('approval_task as p', 'p.task_id', 't.id')
    .select('t.id')
    .where('t.instance_id', '=', instance_id)
    .where('t.assignee_id', '=', caller.id)
    .where('i.status', '=', 1)
    .where(withdrawable)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
