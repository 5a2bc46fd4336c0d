import { createHash } from 'node:crypto';
import type { WireForm } from '@gongdi/domain';
import type { Trx } from '../engine/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { newId, type Db } from '../store/index.ts';
import { definitionById } from './definitions/definition-store.ts';
import type { ProcessDeps } from './deps.ts';
import { getForm } from './forms/index.ts';
import { readGraph } from './graph/process-graph.ts';
import type { ModelRow } from './model-store.ts';
import { conflict } from './refuse.ts';
import { copyRules, rulesOf, type RuleRow } from './rules/rule-store.ts';
import { SUSPENSION } from './suspension.ts';

export interface Deployed {
  id: string;
  version: number;
}

/** Hashes the text of a drawing. CRLF and LF give the same hash. */
export function hashDrawing(xml: string): Buffer {
  return createHash('sha256').update(xml.replaceAll('\r\n', '\n')).digest();
}

/**
 * Creates a definition from a locked model that passed `requireReady`. It suspends the older versions: their running
 * instances continue, but no new instance starts from them.
 * @throws GongdiError `conflict` if drawing, settings, form and rules equal those deployed last
 */
export async function deployModel(
  trx: Trx,
  { engine }: Pick<ProcessDeps, 'engine'>,
  context: CallerContext,
  model: ModelRow,
): Promise<Deployed> {
  const last = await lastDefinition(trx, model);
  const form = await formOfModel(trx, context, model);
  const rules = [...(await rulesOf(trx, { model_id: model.id })).values()];
  const settings = {
    description: model.description,
    category: model.category,
    flavour: model.flavour,
    form_type: model.form_type,
    form_id: model.form_id,
    form_name: form?.name ?? null,
    form_conf: form?.conf ?? null,
    form_fields: form?.fields ?? [],
    form_custom_create_path: model.form_custom_create_path,
    form_custom_view_path: model.form_custom_view_path,
    nobody_policy: model.nobody_policy,
    manager_user_ids: [...model.manager_user_ids],
  };
  const hash = hashDrawing(model.bpmn_xml);
  if (
    last?.model_id === model.id &&
    last.suspension_state === SUSPENSION.active &&
    last.name === model.name &&
    hash.equals(last.xml_hash) &&
    Object.entries(settings).every(([name, value]) => isSame(last[name as keyof typeof settings], value)) &&
    isSame(ruleTexts((await rulesOf(trx, { definition_id: last.id })).values()), ruleTexts(rules))
  )
    throw conflict('unchanged');

  await trx
    .updateTable('process_definition')
    .set({ suspension_state: SUSPENSION.suspended })
    .where('org_id', '=', model.org_id)
    .where('key', '=', model.key)
    .execute();
  const id = newId(context.now);
  const version = (last?.version ?? 0) + 1;
  const { org_id, key, name, bpmn_xml } = model;
  await trx
    .insertInto('process_definition')
    .values({
      id,
      version,
      org_id,
      model_id: model.id,
      key,
      name,
      bpmn_xml,
      xml_hash: hash,
      deployed_at: new Date(context.now).toISOString(),
      deployed_by: context.caller.id,
      suspension_state: SUSPENSION.active,
      ...settings,
    })
    .execute();
  await copyRules(trx, rules, id, await readGraph(bpmn_xml));
  await engine.deployed(trx, { id, key, version, org_id, xml: bpmn_xml, deployed_by: context.caller.id });
  return { id, version };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const ruleTexts = (rules: Iterable<RuleRow>): unknown[] =>
  [...rules]
    .map(({ task_key, type, settings }) => [
      task_key,
      type,
      Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ])
    .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));

/**
 * Selects by organisation and key, so that the version numbers continue after a model was deleted and created again.
 */
function lastDefinition(trx: Db, model: Pick<ModelRow, 'org_id' | 'key'>) {
  return trx
    .selectFrom('process_definition')
    .selectAll()
    .where('org_id', '=', model.org_id)
    .where('key', '=', model.key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the form of a model as it is stored with the definition. Undefined if the model uses a page of its own. */
async function formOfModel(
  trx: Db,
  { caller }: Pick<CallerContext, 'caller'>,
  { form_type, form_id }: Pick<ModelRow, 'form_type' | 'form_id'>,
): Promise<(WireForm & { name: string }) | undefined> {
  if (form_type !== FORM_TYPE.form || form_id === null) return undefined;
  const { name, conf, fields } = await getForm(trx, caller, form_id);
  return { name, conf, fields };
}

/** Dictionary `bpm_model_form_type`. */
export const FORM_TYPE = { form: 10, page: 20 } as const;

/** Suspends a definition, or activates it again. */
export async function setDefinitionState(
  trx: Trx,
  { engine }: Pick<ProcessDeps, 'engine'>,
  id: string,
  state: number,
): Promise<void> {
  const definition = await definitionById(trx, id);
  if (definition.suspension_state === state) return;
  await trx.updateTable('process_definition').set({ suspension_state: state }).where('id', '=', id).execute();
  const { key, version, org_id, bpmn_xml, deployed_by } = definition;
  if (state === SUSPENSION.active) await engine.deployed(trx, { id, key, version, org_id, xml: bpmn_xml, deployed_by });
  else await engine.withdrawn(trx, id);
}
