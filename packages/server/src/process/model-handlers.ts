import { calls } from '@gongdi/api';
import { emptyXml, mainProcess, readModel } from '@gongdi/bpmn';
import { dateTime, GongdiError, type Lang, type LogAction } from '@gongdi/domain';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import { transaction, type Db } from '../store/index.ts';
import { deployModel } from './deploy.ts';
import {
  checkForDeployment,
  readDrawing,
  requireCategory,
  requireKey,
  requireName,
  requireSameKey,
  storedFindings,
  type WireFinding,
} from './drawing.ts';
import {
  changeModel,
  getModel,
  insertModel,
  lockModel,
  lockModelByKey,
  pageOfModels,
  MODEL_SETTINGS,
  type ModelDetail,
  type ModelRow,
  type ModelSettings,
} from './model-store.ts';
import { conflict } from './refuse.ts';
import { SUSPENSION } from './suspension.ts';
import { requireReady, requireSettings } from './models/ready.ts';
import type { ProcessDeps } from './deps.ts';

const { workflow } = calls;

/** Handlers of the calls about process models. */
export function modelHandlers(deps: Pick<ProcessDeps, 'db' | 'engine' | 'zone'>): Handler[] {
  const { db, zone } = deps;
  return [
    handle(workflow.modelPage, ({ query }, { caller }) => pageOfModels(db, caller, query)),
    handle(workflow.modelGet, async ({ query }, { caller, lang }) => shown(await getModel(db, caller, query.id), lang)),
    handle(workflow.modelCreate, async ({ body }, context) => {
      const key = body.key.trim();
      const name = requireName(body.name, context.lang);
      requireKey(key, context.lang);
      const { flavour, category } = body;
      const settings = settingsOf(body);
      requireCategory(category, context.lang);
      const bpmn_xml = body.bpmn_xml ?? emptyXml({ flavour, key, name, now: new Date(context.now) });
      requireSameKey(await readDrawing(bpmn_xml, context.lang), key, context.lang);
      const description = body.description?.trim() || null;
      return transaction(db, async (trx) => {
        await requireSettings(trx, context, settings, context.caller.org_id);
        const id = await insertModel(trx, context, {
          key,
          name,
          description,
          category,
          flavour,
          bpmn_xml,
          ...settings,
        });
        await noteModel(trx, context, 'add', id, { after: { key, name, category, flavour } });
        return shown(await getModel(trx, context.caller, id), context.lang);
      });
    }),
    handle(workflow.modelUpdate, async ({ body }, context) => {
      const drawing = body.bpmn_xml === undefined ? undefined : await readDrawing(body.bpmn_xml, context.lang);
      return transaction(db, async (trx) => {
        const model = await lockModel(trx, context.caller, body.id);
        if (body.version !== undefined && body.version !== model.version)
          throw await changedMeanwhile(trx, model, zone);
        if (drawing) requireSameKey(drawing, model.key, context.lang);
        const { description, category, bpmn_xml } = body;
        requireCategory(category, context.lang);
        await requireSettings(trx, context, settingsOf(body), model.org_id);
        const name = body.name === undefined ? undefined : requireName(body.name, context.lang);
        await changeModel(trx, context, model, { name, description, category, bpmn_xml, ...settingsOf(body) });
        const after = await getModel(trx, context.caller, model.id);
        await noteModel(trx, context, 'edit', model.id, { before: brief(model), after: brief(after) });
        return shown(after, context.lang);
      });
    }),
    handle(workflow.modelImport, async ({ form, file }, context) => {
      const drawing = await readDrawing(file.bytes, context.lang);
      const process = mainProcess(drawing);
      const key = form.key?.trim() || process?.id || '';
      requireSameKey(drawing, key, context.lang);
      requireKey(key, context.lang);
      const name = (form.name?.trim() || process?.name?.trim() || key).slice(0, 128);
      const flavour = drawing.flavour === 'plain' ? 'camunda' : drawing.flavour;
      return transaction(db, async (trx) => {
        const model = await lockModelByKey(trx, context.caller, key);
        const changes = { name, flavour, bpmn_xml: drawing.xml };
        if (model) await changeModel(trx, context, model, changes);
        const id = model?.id ?? (await insertModel(trx, context, { ...changes, key, description: null, category: 1 }));
        await noteModel(trx, context, 'import', id, { before: model && brief(model), after: { key, name, flavour } });
        const stored = await getModel(trx, context.caller, id);
        return { ...stored, findings: await storedFindings(drawing, flavour, context.lang, true) };
      });
    }),
    handle(workflow.modelDeploy, async ({ query }, context) => {
      // The check compiles scripts in worker threads, so it runs before the model is locked.
      const { bpmn_xml } = await getModel(db, context.caller, query.id);
      const problems = await deps.engine.check(bpmn_xml, context.caller.company_id);
      return transaction(db, async (trx) => {
        const model = await lockModel(trx, context.caller, query.id);
        if (model.bpmn_xml !== bpmn_xml) throw new GongdiError('conflict');
        const drawing = await readDrawing(model.bpmn_xml, context.lang);
        requireSameKey(drawing, model.key, context.lang);
        const findings = await checkForDeployment(drawing, model.flavour, context.lang);
        await requireReady(trx, problems, context, model, query.without_form === '1');
        const { id, version } = await deployModel(trx, deps, context, model);
        await noteModel(trx, context, 'deploy', model.id, { after: { definition_id: id, version } });
        return { model_id: model.id, process_definition_id: id, key: model.key, version, findings };
      });
    }),
    handle(workflow.modelDelete, async ({ query }, context) =>
      transaction(db, async (trx) => {
        const model = await lockModel(trx, context.caller, query.id);
        const rows = await trx.selectFrom('process_definition').select('id').where('model_id', '=', model.id).execute();
        for (const { id } of rows) await deps.engine.withdrawn(trx, id);
        await trx
          .updateTable('process_definition')
          .set({ suspension_state: SUSPENSION.suspended })
          .where('model_id', '=', model.id)
          .execute();
        await trx.deleteFrom('process_model').where('id', '=', model.id).execute();
        // The audit stores the drawing, because people may want to restore it.
        await noteModel(trx, context, 'delete', model.id, { before: model });
        return null;
      }),
    ),
  ];
}

/**
 * Returns the error for a change based on an older version. It names the person who changed the model meanwhile, so
 * that the two can talk to each other.
 */
async function changedMeanwhile(trx: Db, model: ModelRow, zone: string): Promise<GongdiError> {
  const who = await trx
    .selectFrom('account')
    .select(['nickname', 'user_name'])
    .where('id', '=', model.updated_by)
    .executeTakeFirst();
  const at = dateTime(model.updated_at, zone);
  return conflict('modelChanged', { who: who?.nickname || who?.user_name || '–', at, version: model.version });
}

/** Returns the settings of a model that a call contains. */
function settingsOf(body: ModelSettings): ModelSettings {
  return Object.fromEntries(MODEL_SETTINGS.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));
}

/** Returns a stored model with the findings of the schema rule. */
async function shown(model: ModelDetail, lang: Lang): Promise<ModelDetail & { findings: WireFinding[] }> {
  const { model: drawing } = await readModel(model.bpmn_xml, { trackLoss: false });
  return { ...model, findings: drawing ? await storedFindings(drawing, model.flavour, lang) : [] };
}

function brief({ key, name, description, category, version }: Brief): Brief {
  return { key, name, description, category, version };
}
type Brief = Pick<ModelRow, 'key' | 'name' | 'description' | 'category' | 'version'>;

function noteModel(
  trx: Db,
  context: CallerContext,
  action: LogAction,
  subject_id: string,
  change: { before?: object; after?: object },
): Promise<void> {
  const event = { action, subject: 'process_model', subject_id, ...change };
  return recordAudit(trx, context, actorOf(context.caller), event);
}
