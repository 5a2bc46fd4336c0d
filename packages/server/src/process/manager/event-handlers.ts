import { calls, type Call, type CommentKind } from '@gongdi/api';
import { actorOf, recordAudit } from '../../audit/index.ts';
import type { Engine, Trx } from '../../engine/index.ts';
import { handle, type Caller, type CallerContext, type Handler } from '../../handler/index.ts';
import { recordIdempotencyKey, claimIdempotencyKey } from '../../resources/index.ts';
import { remark } from '../comments/remark.ts';
import { definitionById } from '../definitions/definition-store.ts';
import type { ProcessDeps } from '../deps.ts';
import { graphOf } from '../graph/process-graph.ts';
import { withActing } from '../hooks/acting.ts';
import { usableDefinition } from '../instances/act-handlers.ts';
import { conflict, requireAbility } from '../refuse.ts';
import { processLabel } from '../text/index.ts';
import { found, readableInstance, writableBy } from '../visibility.ts';

const { workflow } = calls;

/** Handlers of events from outside the processes: messages, signals and conditions. */
export function eventHandlers({ db, engine }: Pick<ProcessDeps, 'db' | 'engine'>): Handler[] {
  /** Runs `work` once per idempotency key, and makes the act known to the hooks. */
  const once = <A>(context: CallerContext, call: Call, body: unknown, work: (trx: Trx) => Promise<A>): Promise<A> =>
    engine.transact(context.caller.company_id, async (trx) => {
      // The idempotency row stores the answer where other calls store the id of a record.
      const kept = await claimIdempotencyKey(trx, context, call, body);
      if (kept !== undefined) return JSON.parse(kept) as A;
      const acting = { now: context.now, account_id: context.caller.id, what: 'event' } as const;
      const answer = await withActing(trx, acting, () => work(trx));
      await recordIdempotencyKey(trx, context, JSON.stringify(answer));
      return answer;
    });

  return [
    handle(workflow.eventMessage, ({ body }, context) =>
      once(context, workflow.eventMessage, body, async (trx) => {
        const { name, business_key, process_instance_id, correlation, variables } = body;
        const { caller } = context;
        requireAbility(engine, 'messages');
        await requireWritable(trx, engine, caller, process_instance_id);
        const { instance_id, started } = await engine.message(trx, {
          name,
          correlation,
          variables,
          ...(business_key === undefined ? {} : { business_key }),
          ...(process_instance_id === undefined ? {} : { instance_id: process_instance_id }),
          ...recipients(caller),
        });
        await noted(trx, context, { kind: 'message', ...body, process_instance_id: instance_id });
        return { process_instance_id: instance_id, started };
      }),
    ),
    handle(workflow.eventSignal, ({ body }, context) =>
      once(context, workflow.eventSignal, body, async (trx) => {
        const { name, process_instance_id, variables } = body;
        const { caller } = context;
        requireAbility(engine, 'messages');
        await requireWritable(trx, engine, caller, process_instance_id);
        const given = process_instance_id === undefined ? {} : { instance_id: process_instance_id };
        const { reached } = await engine.signal(trx, { name, variables, ...given, ...recipients(caller) });
        await noted(trx, context, { kind: 'signal', ...body });
        return { reached };
      }),
    ),
    handle(workflow.eventCondition, ({ body }, context) =>
      once(context, workflow.eventCondition, body, async (trx) => {
        const { variables, business_key, process_definition_id, reason } = body;
        const { caller } = context;
        requireAbility(engine, 'conditions');
        if (process_definition_id === undefined) await requireWritable(trx, engine, caller, undefined);
        else await usableDefinition(trx, context, process_definition_id);
        const { instance_ids } = await engine.conditions(trx, {
          variables,
          ...(business_key === undefined ? {} : { business_key }),
          ...(process_definition_id === undefined ? {} : { definition_id: process_definition_id }),
          starter_id: caller.id,
          org_id: caller.org_id,
        });
        const after = { variables: Object.keys(variables), instances: instance_ids, reason: reason ?? null };
        await recordAudit(trx, context, actorOf(caller), { action: 'condition', subject: 'process_event', after });
        return { process_instance_ids: instance_ids };
      }),
    ),
    handle(workflow.instanceWaits, async ({ query: { id } }, { caller }) => {
      const { definition_id } = await readableInstance(db, caller, id);
      const graph = await graphOf(await definitionById(db, definition_id));
      return (await engine.waits(db, id)).map(({ node, ...wait }) => ({
        ...wait,
        activity_key: node,
        activity_name: graph.get(node)?.name || null,
      }));
    }),
  ];
}

/** Organisations whose instances receive the event, and the owner of instances that it starts. */
const recipients = ({ id, org_id, scope }: Caller) => ({ within: scope.write, starter_id: id, org_id });

/**
 * Checks that the caller may change the instance that the call names. An outside engine knows no organisations:
 * without an instance it would send the event to the instances of all organisations.
 */
async function requireWritable(trx: Trx, engine: Engine, caller: Caller, id: string | undefined): Promise<void> {
  if (id !== undefined) {
    found(
      await trx
        .selectFrom('process_instance')
        .select('id')
        .where('id', '=', id)
        .where(writableBy(caller, 'org_id'))
        .executeTakeFirst(),
    );
  } else if (engine.kind !== 'embedded') {
    const other = await trx
      .selectFrom('organisation')
      .select('id')
      .where(({ not }) => not(writableBy(caller, 'id')))
      .limit(1)
      .executeTakeFirst();
    if (other) throw conflict('eventNeedsInstance');
  }
}

interface Event {
  kind: Extract<CommentKind, 'message' | 'signal'>;
  name: string;
  process_instance_id?: string;
  variables: object;
  reason?: string;
}

/** Writes the event to the change record and to the timeline of the instance that received it. */
async function noted(trx: Trx, context: CallerContext, event: Event): Promise<void> {
  const { kind, name, process_instance_id: instance_id, variables, reason = '' } = event;
  const { caller, now, lang } = context;
  // Values may be secret, so the change record contains only the names of the variables.
  const after = { name, variables: Object.keys(variables), reason };
  const of = { subject: 'process_event', ...(instance_id === undefined ? {} : { subject_id: instance_id }) };
  await recordAudit(trx, context, actorOf(caller), { action: kind, ...of, after });
  if (instance_id === undefined || instance_id === '') return;
  const content = processLabel(reason === '' ? 'noteEvent' : 'noteEventReason', { name, reason })[lang];
  await remark(trx, { instance_id, account_id: caller.id, kind, content }, now);
}
