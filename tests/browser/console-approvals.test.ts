import { calls } from '@gongdi/api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { arrive, button, dialog, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server } = withConsole();
const { workflow } = calls;
const KEY = 'leave_journey';

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="D" targetNamespace="http://gongdi/test">
  <bpmn:process id="${KEY}" name="请假申请" isExecutable="true" camunda:historyTimeToLive="P30D">
    <bpmn:startEvent id="Start" name="开始"><bpmn:outgoing>a</bpmn:outgoing></bpmn:startEvent>
    <bpmn:userTask id="Leader" name="班组长审批"><bpmn:incoming>a</bpmn:incoming><bpmn:outgoing>b</bpmn:outgoing></bpmn:userTask>
    <bpmn:userTask id="Manager" name="经理审批"><bpmn:incoming>b</bpmn:incoming><bpmn:outgoing>c</bpmn:outgoing></bpmn:userTask>
    <bpmn:endEvent id="End" name="结束"><bpmn:incoming>c</bpmn:incoming></bpmn:endEvent>
    <bpmn:sequenceFlow id="a" sourceRef="Start" targetRef="Leader"/>
    <bpmn:sequenceFlow id="b" sourceRef="Leader" targetRef="Manager"/>
    <bpmn:sequenceFlow id="c" sourceRef="Manager" targetRef="End"/>
  </bpmn:process>
</bpmn:definitions>`;

/** Two fields, as the form designer stores them. */
const FORM = {
  conf: JSON.stringify({ version: 1, columns: 2, label_position: 'top', tasks: {} }),
  fields: [
    JSON.stringify({ type: 'integer', name: 'days', label: '请假天数', required: true, min: 1 }),
    JSON.stringify({ type: 'textarea', name: 'why', label: '请假事由', required: true }),
  ],
};

/** A leave process of the demo's contractor: its patrol decides first, then its administrator. */
async function deployLeave(): Promise<void> {
  const admin = await server().client('admin');
  const form = await admin.call(workflow.formCreate, { body: { name: '请假单', status: 0, ...FORM } });
  const model = await admin.call(workflow.modelCreate, {
    body: { key: KEY, name: '请假申请', bpmn_xml: XML, form_type: 10, form_id: form.id },
  });
  for (const [task_definition_key, keyword] of [
    ['Leader', 'patrol'],
    ['Manager', 'admin'],
  ] as const) {
    const [user] = await admin.call(calls.organization.usersByNamePhone, { query: { keyword } });
    const rule = { model_id: model.id, task_definition_key, type: 30, options: [user!.id] };
    await admin.call(workflow.assignRuleCreate, { body: rule });
  }
  await admin.call(workflow.modelDeploy, { query: { id: model.id } });
}

/** State that the diagram shows of a node. */
const mark = (page: Page, id: string) => page.locator(`[data-element-id="${id}"]`).first();
/** An opinion in the record of what has happened. */
const said = (page: Page, words: string) => page.locator('.gd-approval-reason').filter({ hasText: words }).first();
const row = (page: Page, text: string) => page.locator('tr[data-row-key]').filter({ hasText: text });

async function decide(page: Page, how: '通过' | '不通过', reason: string): Promise<void> {
  await page.getByLabel('审批建议').fill(reason);
  await button(page, how).click();
  await toast(page, '审批成功').waitFor();
}

describe('a request', () => {
  beforeAll(deployLeave);

  it('is started with its form, decided by two, returned once, and seen by all of them', async () => {
    const starter = await open('/bpm/task/my', { user: 'contractor' });
    await button(starter, '发起流程').click();
    await starter.getByRole('button', { name: /请假申请/ }).click();
    // Nothing is sent before the form is whole.
    await button(starter, '提交申请').click();
    await starter.getByText('请输入请假事由').first().waitFor();
    await starter.getByLabel('请假天数').fill('3');
    await starter.getByLabel('请假事由').fill('回家探亲');
    await starter.getByRole('heading', { name: '后续审批节点' }).waitFor();
    await starter.getByText('周志强').waitFor();
    expect(await axe(starter)).toEqual([]);
    await button(starter, '提交申请').click();
    await arrive(starter, '/bpm/process-instance/detail');
    await starter.getByText('回家探亲').first().waitFor();
    await mark(starter, 'Leader').waitFor();

    // The count in the header tells whom it waits for, and leads there.
    const leader = await open('/bpm/task/todo', { user: 'patrol' });
    await leader.getByRole('button', { name: /待办任务：\d+ 项/ }).waitFor();
    await row(leader, '班组长审批').filter({ hasText: '请假申请' }).getByRole('link', { name: '办理' }).click();
    await arrive(leader, '/bpm/process-instance/detail');
    await button(leader, '通过').click();
    await leader.getByText('审批意见不能为空').waitFor();
    await decide(leader, '通过', '同意，注意安全');
    await said(leader, '同意，注意安全').waitFor();

    // Sent back, and decided again.
    const manager = await open('/bpm/task/todo', { user: 'admin' });
    await row(manager, '经理审批').filter({ hasText: '请假申请' }).getByRole('link', { name: '办理' }).click();
    await arrive(manager, '/bpm/process-instance/detail');
    await button(manager, '更多').click();
    await manager.getByRole('menuitem', { name: '退回' }).click();
    const back = dialog(manager, /退回/);
    await back.getByLabel('退回到节点').click();
    await manager.getByText('班组长审批', { exact: true }).last().click();
    await back.getByLabel('审批建议').fill('请补充交接安排');
    await back.getByRole('button', { name: /退\s?回$/ }).click();
    await toast(manager, '操作成功').waitFor();

    await leader.goto(leader.url());
    await said(leader, '请补充交接安排').waitFor();
    await decide(leader, '通过', '交接已安排');
    await manager.goto(manager.url());
    await decide(manager, '通过', '批准');
    await manager.getByText('流程结束').waitFor();

    await starter.goto(starter.url());
    await said(starter, '批准').waitFor();
    await starter.locator('.ant-descriptions').getByText('通过', { exact: true }).first().waitFor();
    await mark(starter, 'End').waitFor();
    expect(await axe(starter)).toEqual([]);
  });

  it('is cancelled by whoever started it, with a reason', async () => {
    const page = await open('/bpm/process-instance/create', { user: 'contractor' });
    await page.getByRole('button', { name: /请假申请/ }).click();
    await page.getByLabel('请假天数').fill('1');
    await page.getByLabel('请假事由').fill('看病');
    await button(page, '提交申请').click();
    await arrive(page, '/bpm/process-instance/detail');
    await button(page, '取消流程').click();
    const asked = dialog(page, /取消流程/);
    await asked.getByRole('button', { name: '取消流程' }).click();
    await asked.getByText('审批意见不能为空').waitFor();
    await asked.getByLabel('取消理由').fill('改期');
    await asked.getByRole('button', { name: '取消流程' }).click();
    await toast(page, '流程已取消').waitFor();
    await page.locator('.ant-descriptions').getByText('已取消', { exact: true }).first().waitFor();
    await expect.poll(() => button(page, '取消流程').count()).toBe(0);
  });
});
