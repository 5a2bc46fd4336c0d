import { calls, type Client } from '@gongdi/api';
import { accountId } from '../demo/index.ts';

const { workflow } = calls;

/** A process model of a test. */
export interface TestModel {
  key: string;
  /** XML inside `<bpmn:process>`. */
  body: string;
  /** XML beside the process: messages, signals. */
  roots?: string;
}

/** Returns the BPMN of a process with the given content. */
export function modelXml({ key, body, roots = '' }: TestModel): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:flowable="http://flowable.org/bpmn" id="Definitions_1" targetNamespace="http://gongdi/test">
  ${roots}<bpmn:process id="${key}" name="${key}" isExecutable="true" camunda:historyTimeToLive="P30D">${body}</bpmn:process>
</bpmn:definitions>`;
}

/** Returns a sequence of user tasks between a start and an end. */
export function lineOf(...tasks: readonly string[]): string {
  const ids = ['Start', ...tasks, 'End'];
  const flows = ids
    .slice(1)
    .map((to, at) => `<bpmn:sequenceFlow id="Flow_${at}" sourceRef="${ids[at]}" targetRef="${to}"/>`);
  const nodes = tasks.map(
    (id, at) =>
      `<bpmn:userTask id="${id}" name="${id}"><bpmn:incoming>Flow_${at}</bpmn:incoming><bpmn:outgoing>Flow_${at + 1}</bpmn:outgoing></bpmn:userTask>`,
  );
  return `<bpmn:startEvent id="Start" name="s"><bpmn:outgoing>Flow_0</bpmn:outgoing></bpmn:startEvent>${nodes.join('')}<bpmn:endEvent id="End" name="e"><bpmn:incoming>Flow_${tasks.length}</bpmn:incoming></bpmn:endEvent>${flows.join('')}`;
}

interface TestRule {
  type?: number;
  options?: string[];
  [setting: string]: unknown;
}

/**
 * Creates and deploys a model with rules. It uses a page of its own instead of a form. @returns the id of the
 * definition
 */
export async function deployTest(
  client: Client,
  model: TestModel,
  rules: Readonly<Record<string, TestRule>>,
  settings: object = {},
): Promise<string> {
  const page = { form_type: 20, form_custom_create_path: '/x', form_custom_view_path: '/x' };
  const { id: model_id } = await client.call(workflow.modelCreate, {
    body: { key: model.key, name: model.key, bpmn_xml: modelXml(model), ...page, ...settings },
  });
  for (const [task_definition_key, { type = 30, ...rule }] of Object.entries(rules))
    await client.call(workflow.assignRuleCreate, { body: { model_id, task_definition_key, type, ...rule } });
  const { process_definition_id } = await client.call(workflow.modelDeploy, { query: { id: model_id } });
  return process_definition_id;
}

/** A rule that names demo accounts. */
export const users = (...names: readonly string[]) => ({ type: 30, options: names.map(accountId) });

/** Returns the tasks of an instance that wait for the client's account. */
export async function todoOf(client: Client, instance_id: string) {
  const { list } = await client.call(workflow.taskTodoPage, { query: { page_size: 1000 } });
  return list.filter((task) => task.process_instance.id === instance_id);
}

/** Returns the only task of an instance that waits for the client's account. */
export async function taskOf(client: Client, instance_id: string) {
  const [task, ...others] = await todoOf(client, instance_id);
  if (!task || others.length > 0) throw new Error(`${task ? others.length + 1 : 0} tasks wait`);
  return task;
}
