import { calls } from '@gongdi/api';
import { GongdiError, type Lang, type LogAction } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../handler/index.ts';
import { newId, transaction, type Db, type RuleSettings } from '../../store/index.ts';
import { readGraph, type ProcessGraph } from '../graph/process-graph.ts';
import { getModel, lockModel, type ModelRow } from '../model-store.ts';
import { readPeople } from '../people.ts';
import { processLabel } from '../text/index.ts';
import { found, runsVisibleInstance, usableBy } from '../visibility.ts';
import { checkRule } from './check-rule.ts';
import { managersOf, peopleOfRule } from './people-of-rule.ts';
import { listedRules, rulesOf, shownRule, type RuleRow } from './rule-store.ts';

const { workflow } = calls;

/** Handlers of the calls about assignment rules. */
export function ruleHandlers(db: Db): Handler[] {
  return [
    handle(workflow.assignRuleList, async ({ query }, { caller, lang }) => {
      if (query.process_definition_id !== undefined) {
        const definition = found(
          await db
            .selectFrom('process_definition as d')
            .select(['d.id', 'd.bpmn_xml'])
            .where('d.id', '=', query.process_definition_id)
            .where((eb) => eb.or([usableBy(caller, 'd.org_id'), runsVisibleInstance(caller)]))
            .executeTakeFirst(),
        );
        const rules = await rulesOf(db, { definition_id: definition.id });
        const of = { model_id: null, process_definition_id: definition.id };
        return listedRules(await readGraph(definition.bpmn_xml), rules, of);
      }
      if (query.model_id === undefined) throw refuse(lang, 'model_id');
      const model = await getModel(db, caller, query.model_id);
      const rules = await rulesOf(db, { model_id: model.id });
      return listedRules(await readGraph(model.bpmn_xml), rules, { model_id: model.id, process_definition_id: null });
    }),
    handle(workflow.assignRuleCreate, ({ body }, context) =>
      transaction(db, async (trx) => {
        const { model_id, task_definition_key, type, ...settings } = body;
        const model = await lockModel(trx, context.caller, model_id);
        const graph = await readGraph(model.bpmn_xml);
        if (graph.get(task_definition_key)?.type !== 'userTask') throw refuse(context.lang, 'task_definition_key');
        await checkRule(trx, { type, ...settings }, model.org_id, graph, context.lang);
        const row = { id: newId(context.now), model_id: model.id, definition_id: null, task_key: task_definition_key };
        const made = await trx
          .insertInto('approval_rule')
          .values({ ...row, type, settings: JSON.stringify(settings) })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!made) throw new GongdiError('duplicate', { label: processLabel('ruleTaken') });
        await note(trx, context, 'add', model, { after: { task: task_definition_key, type, ...settings } });
        return shown(made, graph, model);
      }),
    ),
    handle(workflow.assignRuleUpdate, ({ body }, context) =>
      transaction(db, async (trx) => {
        const { id, type, ...settings } = body;
        const { rule, model, graph } = await lockRule(trx, context, id);
        await checkRule(trx, { type, ...settings }, model.org_id, graph, context.lang);
        const changed = await trx
          .updateTable('approval_rule')
          .set({ type, settings: JSON.stringify(settings) })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await note(trx, context, 'edit', model, {
          before: brief(rule),
          after: { task: rule.task_key, type, ...settings },
        });
        return shown(changed, graph, model);
      }),
    ),
    handle(workflow.assignRuleDelete, ({ query }, context) =>
      transaction(db, async (trx) => {
        const { rule, model } = await lockRule(trx, context, query.id);
        await trx.deleteFrom('approval_rule').where('id', '=', rule.id).execute();
        await note(trx, context, 'delete', model, { before: brief(rule) });
        return null;
      }),
    ),
    handle(workflow.assignRulePreview, async ({ body }, { caller, lang }) => {
      const model = await getModel(db, caller, body.model_id);
      const { type, options, field, expression } = body;
      const org_id = caller.org_id;
      const starter_id = body.start_user_id ?? caller.id;
      const situation = { starter_id, org_id, variables: body.variables ?? {} };
      const ids = await peopleOfRule(db, { type, settings: { options, field, expression } }, situation);
      if (ids.length > 0) return { users: await readPeople(db, ids), nobody: null };
      if (model.nobody_policy === 'refuse') return { users: [], nobody: processLabel('nobodyRefuses')[lang] };
      const managers = await managersOf(db, model.manager_user_ids, situation);
      return { users: await readPeople(db, managers), nobody: processLabel('nobodyToManagers')[lang] };
    }),
  ];
}

function shown(row: RuleRow, graph: ProcessGraph, model: Pick<ModelRow, 'id'>) {
  const node = graph.get(row.task_key) ?? { key: row.task_key, name: '' };
  return shownRule(row, node, { model_id: model.id, process_definition_id: null });
}

/** Reads and locks a rule of a model that the caller may change. @throws GongdiError `notFound`, `permission` */
async function lockRule(trx: Db, { caller }: CallerContext, id: string) {
  const rule = found(
    await trx
      .selectFrom('approval_rule')
      .selectAll()
      .where('id', '=', id)
      .where('model_id', 'is not', null)
      .executeTakeFirst(),
  );
  const model = await lockModel(trx, caller, rule.model_id!);
  return { rule, model, graph: await readGraph(model.bpmn_xml) };
}

function refuse(lang: Lang, path: string): GongdiError {
  const label = processLabel('ruleTaskUnknown');
  return new GongdiError('invalid', { problems: [{ path, code: 'ruleTaskUnknown', message: label[lang] }] });
}

function brief({ task_key, type, settings }: RuleRow): { task: string; type: number } & RuleSettings {
  return { task: task_key, type, ...settings };
}

function note(
  trx: Db,
  context: CallerContext,
  action: LogAction,
  model: Pick<ModelRow, 'id'>,
  change: { before?: object; after?: object },
): Promise<void> {
  const event = { action, subject: 'process_rule', subject_id: model.id, ...change };
  return recordAudit(trx, context, actorOf(context.caller), event);
}
