import { calls, type Call, type CommentKind } from '@gongdi/api';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../audit/index.ts';
import type { Engine, Trx } from '../../engine/index.ts';
import { handle, type Caller, type CallerContext, type Handler } from '../../handler/index.ts';
import { keepKey, takeKey } from '../../resources/index.ts';
import { organisationsBelow } from '../../store/index.ts';
import { remark } from '../comments/remark.ts';
import { definitionById } from '../definitions/definition-store.ts';
import type { ProcessDeps } from '../deps.ts';
import { graphOf } from '../graph/process-graph.ts';
import { withActing } from '../hooks/acting.ts';
import { usableDefinition } from '../instances/act-handlers.ts';
import { conflict, requireAbility } from '../refuse.ts';
import { processLabel } from '../text/index.ts';
import { found, readableBy } from '../visibility.ts';

const { workflow } = calls;

/** The code behind what comes to processes from outside. */
export function eventHandlers({ db, engine }: Pick<ProcessDeps, 'db' | 'engine'>): Handler[] {
  /** Once under an idempotency key, with what the hooks are to know of it. */
  const once = <A>(context: CallerContext, call: Call, body: unknown, work: (trx: Trx) => Promise<A>): Promise<A> =>
    engine.transact(context.caller.company_id, async (trx) => {
      // What was answered is kept in place of the id of a record.
      const kept = await takeKey(trx, context, call, body);
      if (kept !== undefined) return JSON.parse(kept) as A;
      const acting = { now: context.now, account_id: context.caller.id, what: 'event' } as const;
      const answer = await withActing(trx, acting, () => work(trx));
      await keepKey(trx, context, JSON.stringify(answer));
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
      const { rows } = await sql<{ definition_id: string }>`select i.definition_id from process_instance i
        where i.id = ${id} and ${readableBy(caller, 'i.org_id')}`.execute(db);
      const graph = await graphOf(await definitionById(db, found(rows[0]).definition_id));
      return (await engine.waits(db, id)).map(({ node, ...wait }) => ({
        ...wait,
        activity_key: node,
        activity_name: graph.get(node)?.name || null,
      }));
    }),
  ];
}

/** Who hears it, and whom new instances belong to. */
const recipients = ({ id, org_id, scope }: Caller) => ({ within: scope.write, starter_id: id, org_id });

/**
 * An instance that is named must be one that the caller may change. An engine elsewhere knows no organisations: without
 * a name it would tell everybody's.
 */
async function requireWritable(trx: Trx, engine: Engine, { scope }: Caller, id: string | undefined): Promise<void> {
  const mine = organisationsBelow(scope.write);
  if (id !== undefined) {
    const { rows } = await sql`select 1 from process_instance where id = ${id} and org_id in (${mine})`.execute(trx);
    found(rows[0]);
  } else if (engine.kind !== 'embedded') {
    const { rows } = await sql`select 1 from organisation where id not in (${mine}) limit 1`.execute(trx);
    if (rows.length > 0) throw conflict('eventNeedsInstance');
  }
}

interface Event {
  kind: Extract<CommentKind, 'message' | 'signal'>;
  name: string;
  process_instance_id?: string;
  variables: object;
  reason?: string;
}

/** In the change record, and in the timeline of the instance that it went to. */
async function noted(trx: Trx, context: CallerContext, event: Event): Promise<void> {
  const { kind, name, process_instance_id: instance_id, variables, reason = '' } = event;
  const { caller, now, lang } = context;
  // Values may be anybody's secret; names say what it was about.
  const after = { name, variables: Object.keys(variables), reason };
  const of = { subject: 'process_event', ...(instance_id === undefined ? {} : { subject_id: instance_id }) };
  await recordAudit(trx, context, actorOf(caller), { action: kind, ...of, after });
  if (instance_id === undefined || instance_id === '') return;
  const content = processLabel(reason === '' ? 'noteEvent' : 'noteEventReason', { name, reason })[lang];
  await remark(trx, { instance_id, account_id: caller.id, kind, content }, now);
}
