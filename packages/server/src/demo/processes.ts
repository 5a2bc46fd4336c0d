import type { Kysely } from 'kysely';
import { hashDrawing, processTables } from '../process/index.ts';
import { accountId } from './accounts.ts';
import { INSTANCES, type DemoInstance, type Step } from './histories.ts';
import { demoId, demoTime } from './ids.ts';
import { drawModel, type Drawing } from './models/draw.ts';
import { leave } from './models/leave.ts';
import { material } from './models/material.ts';
import { rectification } from './models/rectification.ts';
import { organisationId } from './organisations.ts';

/** Of the whole company, so that its branches use them too. */
const OWNER = 'pujiang';
export const DEMO_MODELS: readonly Drawing[] = [leave, rectification, material];

/** Process models, one definition deployed of each, and what became of five instances. */
export async function loadProcesses(trx: Kysely<unknown>): Promise<void> {
  const tables = processTables(trx);
  const shared = { org_id: organisationId(OWNER), version: 1 };
  for (const [index, drawing] of DEMO_MODELS.entries()) {
    const { key, name, documentation } = drawing;
    const bpmn_xml = drawModel(drawing);
    const model_id = demoId('model', index + 1);
    const at = demoTime(120 - index);
    const by = { created_at: at, created_by: accountId('admin'), updated_at: at, updated_by: accountId('admin') };
    const about = { description: documentation, category: key === leave.key ? 2 : 1, flavour: 'camunda' as const };
    await tables
      .insertInto('process_model')
      .values({ ...shared, ...by, ...about, id: model_id, key, name, bpmn_xml })
      .execute();
    const deployed = { deployed_at: demoTime(119 - index), deployed_by: accountId('admin'), suspension_state: 1 };
    await tables
      .insertInto('process_definition')
      .values({
        ...shared,
        ...deployed,
        id: definitionId(key),
        model_id,
        key,
        name,
        bpmn_xml,
        xml_hash: hashDrawing(bpmn_xml),
      }) // prettier-ignore
      .execute();
  }
  for (const [index, instance] of INSTANCES.entries()) await loadInstance(trx, instance, index + 1);
}

function definitionId(key: string): string {
  return demoId('definition', DEMO_MODELS.findIndex((one) => one.key === key) + 1);
}

async function loadInstance(trx: Kysely<unknown>, instance: DemoInstance, number: number): Promise<void> {
  const tables = processTables(trx);
  const id = demoId('instance', number);
  const at = (hours: number): string =>
    new Date(Date.parse(demoTime(instance.daysBefore)) + hours * 3_600_000).toISOString();
  const ended = instance.result === 1 ? null : at(Math.max(...instance.steps.map((step) => step.to ?? step.from)));
  await tables
    .insertInto('process_instance')
    .values({
      id,
      org_id: organisationId(instance.organisation),
      definition_id: definitionId(instance.model.key),
      name: instance.name,
      business_key: instance.business_key,
      status: ended === null ? 1 : 2,
      result: instance.result,
      start_account_id: accountId(instance.starter),
      started_at: at(0),
      ended_at: ended,
    })
    .execute();
  for (const [index, step] of instance.steps.entries()) {
    const node = instance.model.nodes.find((one) => one.id === step.node)!;
    const times = { started_at: at(step.from), ended_at: step.to === undefined ? null : at(step.to) };
    const task_id = step.task ? demoId('task', number * 100 + index) : null;
    if (task_id)
      await tables
        .insertInto('process_task')
        .values(taskRow(task_id, id, step, node.name ?? '', times))
        .execute();
    await tables
      .insertInto('process_activity')
      .values({ ...times, instance_id: id, key: node.id, type: node.type, task_id, outgoing: [...(step.out ?? [])] })
      .execute();
  }
}

function taskRow(
  id: string,
  instance_id: string,
  { node, task }: Step,
  name: string,
  times: { started_at: string; ended_at: string | null },
) {
  return {
    id,
    instance_id,
    name,
    definition_key: node,
    result: task!.result,
    reason: task!.reason ?? null,
    assignee_id: accountId(task!.who),
    created_at: times.started_at,
    ended_at: times.ended_at,
  };
}
