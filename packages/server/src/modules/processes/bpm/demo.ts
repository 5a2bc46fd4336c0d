import { formToWire } from '@gongdi/domain';
import { accountId, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';
import { hashDrawing, NO_SETTINGS } from '../../../process/index.ts';
import type { Db } from '../../../store/index.ts';
import { DEMO_FORMS } from './demo/forms.ts';
import { drawModel, type Drawing } from './demo/models/draw.ts';
import { definitionId, DEMO_MODELS } from './demo/models/index.ts';
import { leave } from './demo/models/leave.ts';
import { DEMO_RULES, type DemoRule } from './demo/rules.ts';
import { runInstances } from './demo/run-instances.ts';

/** Organisation of the demo's processes: the whole company, so that its branches can use them too. */
const OWNER = 'pujiang';

/** Forms, user groups, models with their rules, one definition per model, and instances with their decisions. */
export default defineDemo({
  name: 'bpm',
  async load(trx) {
    await loadForms(trx);
    await loadGroups(trx);
    for (const [index, drawing] of DEMO_MODELS.entries()) await loadModel(trx, drawing, index + 1);
    await runInstances(trx);
  },
});

const by = (at: string) => ({
  created_at: at,
  created_by: accountId('admin'),
  updated_at: at,
  updated_by: accountId('admin'),
});

async function loadForms(trx: Db): Promise<void> {
  const shared = { org_id: organisationId(OWNER), status: 0, version: 1 };
  await trx
    .insertInto('process_form')
    .values(
      DEMO_FORMS.map(({ name, remark, form }, index) => ({
        ...shared,
        ...by(demoTime(130 - index)),
        ...formToWire(form),
        id: demoId('form', index + 1),
        name,
        remark,
      })),
    )
    .execute();
}

async function loadGroups(trx: Db): Promise<void> {
  const groups = [
    { name: '安全管理组', description: '安全员和项目负责人', members: ['contractor', 'patrol'] },
    { name: '公司领导', description: '需要公司审批的事项', members: ['admin'] },
  ];
  await trx
    .insertInto('approval_group')
    .values(
      groups.map(({ name, description, members }, index) => ({
        id: demoId('group', index + 1),
        org_id: organisationId(OWNER),
        name,
        description,
        member_user_ids: members.map(accountId),
        status: 0,
        ...by(demoTime(125 - index)),
      })),
    )
    .execute();
}

async function loadModel(trx: Db, drawing: Drawing, number: number): Promise<void> {
  const { key, name, documentation } = drawing;
  const bpmn_xml = drawModel(drawing);
  const model_id = demoId('model', number);
  const definition_id = definitionId(key);
  const formAt = DEMO_FORMS.findIndex((one) => one.model === key);
  const { conf, fields } = formToWire(DEMO_FORMS[formAt]!.form);
  const form = { form_type: 10, form_id: demoId('form', formAt + 1), nobody_policy: 'administrator' as const };
  const shared = { org_id: organisationId(OWNER), version: 1, key, name, bpmn_xml, ...form };
  const about = { description: documentation, category: key === leave.key ? 2 : 1, flavour: 'camunda' as const };
  await trx
    .insertInto('process_model')
    .values({ ...shared, ...about, ...by(demoTime(121 - number)), id: model_id })
    .execute();
  await trx
    .insertInto('process_definition')
    .values({
      ...shared,
      ...about,
      id: definition_id,
      model_id,
      xml_hash: hashDrawing(bpmn_xml),
      deployed_at: demoTime(120 - number),
      deployed_by: accountId('admin'),
      suspension_state: 1,
      form_name: DEMO_FORMS[formAt]!.name,
      form_conf: conf,
      form_fields: fields,
    })
    .execute();
  const rules = (DEMO_RULES[key] ?? []).map(ruleRow);
  const rows = rules.flatMap((rule, at) => [
    { ...rule, id: demoId('rule', number * 1000 + at), model_id, definition_id: null },
    { ...rule, id: demoId('rule', number * 1000 + 500 + at), model_id: null, definition_id },
  ]);
  await trx.insertInto('approval_rule').values(rows).execute();
}

function ruleRow({ task, users, special, reject = 'finish', due_hours }: DemoRule) {
  const options = users ? users.map(accountId) : [...(special ?? [])];
  const deadline = due_hours === undefined ? {} : { due_hours, working_days: false, remind_every_hours: 24 };
  const settings = { ...NO_SETTINGS, options, reject_handler: reject, ...deadline };
  return { task_key: task, type: users ? 30 : 50, settings: JSON.stringify(settings) };
}
