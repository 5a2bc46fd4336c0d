import { calls } from '@gongdi/api';
import type { LogAction } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../handler/index.ts';
import { transaction } from '../../store/index.ts';
import { setDefinitionState } from '../deploy.ts';
import type { ProcessDeps } from '../deps.ts';
import { getModel, lockModel } from '../model-store.ts';
import { conflict } from '../refuse.ts';
import { found } from '../visibility.ts';

const { workflow } = calls;

/** The code behind suspending, activating and cleaning models. */
export function modelStateHandlers({ db, engine }: Pick<ProcessDeps, 'db' | 'engine'>): Handler[] {
  return [
    handle(workflow.modelUpdateState, ({ body }, context) =>
      transaction(db, async (trx) => {
        const model = await lockModel(trx, context.caller, body.id);
        const { rows } = await sql<{ id: string }>`select id from process_definition where model_id = ${model.id}
          order by version desc limit 1`.execute(trx);
        const { id } = found(rows[0]);
        await setDefinitionState(trx, { engine }, id, body.state);
        await note(trx, context, 'state', model.id, { definition_id: id, state: body.state });
        return null;
      }),
    ),
    handle(workflow.modelConsequences, async ({ query }, { caller }) => {
      const model = await getModel(db, caller, query.id);
      return consequencesOf(db, model.id);
    }),
    handle(workflow.modelClean, ({ query }, context) =>
      transaction(db, async (trx) => {
        const model = await lockModel(trx, context.caller, query.id);
        const { definitions, running_instances, finished_instances } = await consequencesOf(trx, model.id);
        if (running_instances > 0) throw conflict('modelHasRunning', { count: running_instances });
        const { rows } = await sql<{
          id: string;
        }>`select id from process_definition where model_id = ${model.id}`.execute(trx);
        for (const { id } of rows) await engine.withdrawn(trx, id);
        await sql`delete from process_instance where definition_id in (select id from process_definition where model_id = ${model.id})`.execute(
          trx,
        );
        await sql`delete from process_definition where model_id = ${model.id}`.execute(trx);
        await note(trx, context, 'clean', model.id, { definitions, finished_instances });
        return { definitions, instances: finished_instances };
      }),
    ),
  ];
}

async function consequencesOf(db: Kysely<unknown>, model_id: string) {
  const { rows } = await sql<{ definitions: number; running_instances: number; finished_instances: number }>`
    select count(distinct d.id)::int as definitions, count(i.id) filter (where i.status = 1)::int as running_instances,
      count(i.id) filter (where i.status = 2)::int as finished_instances
    from process_definition d left join process_instance i on i.definition_id = d.id where d.model_id = ${model_id}`.execute(
    db,
  );
  return rows[0]!;
}

function note(trx: Kysely<unknown>, context: CallerContext, action: LogAction, subject_id: string, after: object) {
  return recordAudit(trx, context, actorOf(context.caller), { action, subject: 'process_model', subject_id, after });
}
