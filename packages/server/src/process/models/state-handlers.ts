import { calls } from '@gongdi/api';
import type { LogAction } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../handler/index.ts';
import { transaction, type Db } from '../../store/index.ts';
import { setDefinitionState } from '../deploy.ts';
import type { ProcessDeps } from '../deps.ts';
import { getModel, lockModel } from '../model-store.ts';
import { conflict } from '../refuse.ts';
import { found } from '../visibility.ts';

const { workflow } = calls;

/** Handlers that suspend, activate and clean models. */
export function modelStateHandlers({ db, engine }: Pick<ProcessDeps, 'db' | 'engine'>): Handler[] {
  return [
    handle(workflow.modelUpdateState, ({ body }, context) =>
      transaction(db, async (trx) => {
        const model = await lockModel(trx, context.caller, body.id);
        const row = await trx
          .selectFrom('process_definition')
          .select('id')
          .where('model_id', '=', model.id)
          .orderBy('version', 'desc')
          .limit(1)
          .executeTakeFirst();
        const { id } = found(row);
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
        const rows = await trx.selectFrom('process_definition').select('id').where('model_id', '=', model.id).execute();
        for (const { id } of rows) await engine.withdrawn(trx, id);
        await trx
          .deleteFrom('process_instance')
          .where('definition_id', 'in', (eb) =>
            eb.selectFrom('process_definition').select('id').where('model_id', '=', model.id),
          )
          .execute();
        await trx.deleteFrom('process_definition').where('model_id', '=', model.id).execute();
        await note(trx, context, 'clean', model.id, { definitions, finished_instances });
        return { definitions, instances: finished_instances };
      }),
    ),
  ];
}

async function consequencesOf(db: Db, model_id: string) {
  return db
    .selectFrom('process_definition as d')
    .leftJoin('process_instance as i', 'i.definition_id', 'd.id')
    .select(({ fn }) => [
      fn.count<number>('d.id').distinct().as('definitions'),
      fn.count<number>('i.id').filterWhere('i.status', '=', 1).as('running_instances'),
      fn.count<number>('i.id').filterWhere('i.status', '=', 2).as('finished_instances'),
    ])
    .where('d.model_id', '=', model_id)
    .executeTakeFirstOrThrow();
}

function note(trx: Db, context: CallerContext, action: LogAction, subject_id: string, after: object) {
  return recordAudit(trx, context, actorOf(context.caller), { action, subject: 'process_model', subject_id, after });
}
