import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { handle, type Caller, type Handler } from '../../handler/index.ts';
import { transaction, type Db } from '../../store/index.ts';
import { setDefinitionState } from '../deploy.ts';
import type { ProcessDeps } from '../deps.ts';
import { graphOf } from '../graph/process-graph.ts';
import { pageOfQuery } from '../paging.ts';
import { found, runsVisibleInstance, usableBy, writableBy } from '../visibility.ts';
import { DEFINITION_COLUMNS, definitionById, definitionDetail, newestDefinitions } from './definition-store.ts';

const { workflow } = calls;

/** Handlers of the calls about definitions. */
export function definitionHandlers({ db, engine }: Pick<ProcessDeps, 'db' | 'engine'>): Handler[] {
  return [
    handle(workflow.definitionList, async ({ query }, { caller }) => {
      const rows = await newestDefinitions(db, caller);
      return rows
        .filter((row) => row.suspension_state === query.suspension_state)
        .toSorted((a, b) => a.category - b.category || a.name.localeCompare(b.name, 'zh'));
    }),
    handle(workflow.definitionGet, async ({ query }, { caller }) => {
      await seen(db, caller, query.id);
      return definitionDetail(await definitionById(db, query.id));
    }),
    handle(workflow.definitionNodes, async ({ query }, { caller }) => {
      await seen(db, caller, query.id);
      const graph = await graphOf(await definitionById(db, query.id));
      return [...graph.values()].map(({ key, name, type }) => ({ key, name: name || key, type }));
    }),
    handle(workflow.definitionUpdateState, ({ body }, context) =>
      transaction(db, async (trx) => {
        const row = await trx
          .selectFrom('process_definition as d')
          .select('d.id')
          .where('d.id', '=', body.id)
          .where(writableBy(context.caller, 'd.org_id'))
          .forUpdate()
          .executeTakeFirst();
        if (!row) {
          await seen(trx, context.caller, body.id);
          throw new GongdiError('permission');
        }
        await setDefinitionState(trx, { engine }, body.id, body.state);
        const event = {
          action: 'state' as const,
          subject: 'process_definition',
          subject_id: body.id,
          after: { state: body.state },
        };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return null;
      }),
    ),
    handle(workflow.definitionPage, async ({ query }, { caller }) => {
      let rows = db
        .selectFrom('process_definition as d')
        .select(DEFINITION_COLUMNS)
        .where(usableBy(caller, 'd.org_id'))
        .orderBy('d.deployed_at', 'desc')
        .orderBy('d.id', 'desc');
      if (query.key) rows = rows.where('d.key', '=', query.key);
      if (query.suspension_state !== undefined) rows = rows.where('d.suspension_state', '=', query.suspension_state);
      return pageOfQuery(db, rows, query);
    }),
    handle(workflow.definitionXml, async ({ query }, { caller }) => {
      await seen(db, caller, query.id);
      return (await definitionById(db, query.id)).bpmn_xml;
    }),
  ];
}

/** @throws GongdiError `notFound` if the caller may not use the definition and sees no instance of it */
async function seen(db: Db, caller: Caller, id: string): Promise<void> {
  found(
    await db
      .selectFrom('process_definition as d')
      .select('d.id')
      .where('d.id', '=', id)
      .where((eb) => eb.or([usableBy(caller, 'd.org_id'), runsVisibleInstance(caller)]))
      .executeTakeFirst(),
  );
}
