import { calls, type CommentKind } from '@gongdi/api';
import type { LogAction } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../audit/index.ts';
import type { Trx } from '../../engine/index.ts';
import { handle, type CallerContext, type Handler } from '../../handler/index.ts';
import { remark } from '../comments/remark.ts';
import { definitionById } from '../definitions/definition-store.ts';
import type { ProcessDeps } from '../deps.ts';
import { asVariables, formOf } from '../form-values.ts';
import { graphOf } from '../graph/process-graph.ts';
import { withActing } from '../hooks/acting.ts';
import { unmaskVariables } from '../personal.ts';
import { conflict, requireAbility, wrong } from '../refuse.ts';
import { collectionsAhead } from '../tasks/act/collections.ts';
import { answerOf } from '../tasks/act-handlers.ts';
import { processLabel } from '../text/index.ts';
import { found, usableBy } from '../visibility.ts';
import { lockManaged } from './locked-instance.ts';

const { workflow } = calls;

/** Upper limit of one set of variables, in characters. */
const MOST = 1_000_000;

/** Handlers of administrators' changes to running instances. Each call requires a reason and is recorded. */
export function interventionHandlers({ engine }: Pick<ProcessDeps, 'engine'>): Handler[] {
  return [
    handle(workflow.instanceSetVariables, ({ body }, context) =>
      engine.transact(context.caller.company_id, async (trx) => {
        requireAbility(engine, 'variables');
        const { id, definition_id } = await lockManaged(trx, context.caller, body.id);
        if (JSON.stringify(body.variables).length > MOST) throw conflict('variablesTooLarge');
        const form = formOf(await definitionById(trx, definition_id));
        const before: Readonly<Record<string, unknown>> = await engine.variables(trx, id);
        const whole = unmaskVariables(form, body.variables, { ...before }, context.lang);
        await engine.setVariables(trx, { instance_id: id, variables: asVariables(whole) });
        const names = Object.keys(body.variables).join('、');
        const note = processLabel('noteVariables', { names, reason: body.reason })[context.lang];
        return noted(trx, context, id, 'variables', note);
      }),
    ),
    handle(workflow.instanceRetry, ({ body }, context) =>
      engine.transact(context.caller.company_id, async (trx) => {
        requireAbility(engine, 'retry');
        const { id } = await lockManaged(trx, context.caller, body.id);
        const incidents = await engine.incidents(trx, id);
        found(incidents.find((one) => one.id === body.incident_id));
        await engine.retry(trx, { incident_id: body.incident_id });
        const event = {
          action: 'retry' as const,
          subject: 'process_instance',
          subject_id: id,
          after: { incident: body.incident_id },
        };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return null;
      }),
    ),
    handle(workflow.instanceJump, ({ body }, context) =>
      engine.transact(context.caller.company_id, async (trx) => {
        requireAbility(engine, 'move');
        const { caller, now, lang } = context;
        const { id, definition_id, starter_id, org_id } = await lockManaged(trx, caller, body.id);
        const definition = await definitionById(trx, definition_id);
        const graph = await graphOf(definition);
        for (const key of body.to) if (!graph.has(key)) throw wrong(lang, 'to', 'nodeUnknown', { key });
        if ((body.from_task_ids.length === 0) !== body.whole) throw wrong(lang, 'from_task_ids', 'jumpFromMissing');
        const open = await trx
          .selectFrom('process_task')
          .select('id')
          .where('instance_id', '=', id)
          .where('ended_at', 'is', null)
          .execute();
        const known = new Set(open.map((task) => task.id));
        if (body.from_task_ids.some((task) => !known.has(task))) throw conflict('taskNotOpen');
        const to = body.to.map((key) => graph.get(key)!.name || key).join('、');
        await noted(trx, context, id, 'jump', processLabel('noteJump', { to, reason: body.reason })[lang]);
        const situation = { starter_id, org_id, variables: await engine.variables(trx, id) };
        const variables = await collectionsAhead(trx, definition, null, situation);
        const acting = {
          now,
          account_id: caller.id,
          who: caller.nickname,
          what: 'move',
          kind: 'jumped',
          reason: body.reason,
        } as const;
        const { from_task_ids } = body;
        await withActing(trx, acting, () =>
          engine.move(trx, { instance_id: id, from_task_ids, to: body.to, variables }),
        );
        return null;
      }),
    ),
    handle(workflow.instanceMigrate, async ({ body }, context) => {
      requireAbility(engine, 'migrate');
      const answers = [];
      for (const id of new Set(body.ids))
        answers.push(
          await answerOf(id, context, () =>
            engine.transact(context.caller.company_id, (trx) => migrateOne(trx, { engine }, context, id, body)),
          ),
        );
      return answers;
    }),
    handle(workflow.instanceUpdateState, ({ body }, context) =>
      engine.transact(context.caller.company_id, async (trx) => {
        requireAbility(engine, 'suspend');
        const { id } = await lockManaged(trx, context.caller, body.id);
        const suspended = body.state === 2;
        if (suspended) await engine.suspend(trx, { instance_id: id });
        else await engine.resume(trx, { instance_id: id });
        await trx.updateTable('approval_instance').set({ suspended }).where('instance_id', '=', id).execute();
        return noted(trx, context, id, suspended ? 'suspend' : 'resume', body.reason);
      }),
    ),
  ];
}

interface Migration {
  process_definition_id: string;
  mapping: Record<string, string>;
  reason: string;
}

async function migrateOne(
  trx: Trx,
  { engine }: Pick<ProcessDeps, 'engine'>,
  context: CallerContext,
  id: string,
  { process_definition_id, mapping, reason }: Migration,
): Promise<void> {
  const instance = await lockManaged(trx, context.caller, id);
  found(
    await trx
      .selectFrom('process_definition as d')
      .select('d.id')
      .where('d.id', '=', process_definition_id)
      .where(usableBy(context.caller, 'd.org_id'))
      .executeTakeFirst(),
  );
  const from = await definitionById(trx, instance.definition_id);
  const to = await definitionById(trx, process_definition_id);
  if (from.key !== to.key || from.org_id !== to.org_id) throw conflict('otherProcess');
  await engine.migrate(trx, { instance_id: id, definition_id: to.id, mapping });
  await noted(trx, context, id, 'migrate', processLabel('noteMigrate', { version: to.version, reason })[context.lang]);
}

async function noted(
  trx: Trx,
  context: CallerContext,
  instance_id: string,
  kind: Extract<CommentKind, LogAction>,
  content: string,
): Promise<null> {
  await remark(trx, { instance_id, account_id: context.caller.id, kind, content }, context.now);
  const event = { action: kind, subject: 'process_instance', subject_id: instance_id, after: { content } };
  await recordAudit(trx, context, actorOf(context.caller), event);
  return null;
}
