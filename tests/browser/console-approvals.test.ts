import { calls, resourceCalls } from '@gongdi/api';
import { businessFormPaths, staff } from '@gongdi/domain';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { arrive, button, dialog, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server, expectErrors } = withConsole();
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

/** A form with two fields, as the form designer stores it. */
const FORM = {
  conf: JSON.stringify({ version: 1, columns: 2, label_position: 'top', tasks: {} }),
  fields: [
    JSON.stringify({ type: 'integer', name: 'days', label: '请假天数', required: true, min: 1 }),
    JSON.stringify({ type: 'textarea', name: 'why', label: '请假事由', required: true }),
  ],
};

/** Deploys a leave process of the demo's contractor: first its patrol decides, then its administrator. */
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

/** Deploys a process about people who come to a site: its patrol decides twice. */
async function deployJoining(): Promise<void> {
  const admin = await server().client('admin');
  const { create, view } = businessFormPaths(staff);
  const model = await admin.call(workflow.modelCreate, {
    body: {
      key: 'staff_journey',
      name: '人员进场审批',
      bpmn_xml: XML.replaceAll(KEY, 'staff_journey'),
      form_type: 20,
      form_custom_create_path: create,
      form_custom_view_path: view,
    },
  });
  const [decider] = await admin.call(calls.organization.usersByNamePhone, { query: { keyword: 'patrol' } });
  for (const task_definition_key of ['Leader', 'Manager']) {
    const rule = { model_id: model.id, task_definition_key, type: 30, options: [decider!.id] };
    await admin.call(workflow.assignRuleCreate, { body: rule });
  }
  await admin.call(workflow.modelDeploy, { query: { id: model.id } });
}

/** States that the diagram shows: 1 under way, 2 passed, 3 refused, 4 cancelled. */
const marks = (page: Page) =>
  expect.poll(() =>
    page
      .locator('.djs-shape[data-gd-state]')
      .evaluateAll((nodes) =>
        Object.fromEntries(
          nodes.map((node) => [node.getAttribute('data-element-id'), node.getAttribute('data-gd-state')]),
        ),
      ),
  );
/** The text of an opinion in the history of the instance. */
const said = (page: Page, words: string) => page.locator('.gd-approval-reason').filter({ hasText: words }).first();
const row = (page: Page, text: string) => page.locator('tr[data-row-key]').filter({ hasText: text });

async function decide(page: Page, how: '通过' | '不通过', reason: string): Promise<void> {
  // The diagram shows the decision with the latest end, so no two decisions may have the same time.
  server().clock.now += 60_000;
  await page.getByLabel('审批建议').fill(reason);
  await button(page, how).click();
  await toast(page, '审批成功').waitFor();
}

describe('a request', () => {
  beforeAll(async () => {
    await deployLeave();
    await deployJoining();
  });

  it('is started with its form, decided by two, returned once, and seen by all of them', async () => {
    const starter = await open('/bpm/task/my', { user: 'contractor' });
    await button(starter, '发起流程').click();
    await starter.getByRole('button', { name: /请假申请/ }).click();
    // An incomplete form is not sent.
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
    await marks(starter).toEqual({ Start: '2', Leader: '1' });

    // The header shows the count of waiting tasks and links to them.
    const leader = await open('/bpm/task/todo', { user: 'patrol' });
    await leader.getByRole('button', { name: /待办任务：\d+ 项/ }).waitFor();
    await row(leader, '班组长审批').filter({ hasText: '请假申请' }).getByRole('link', { name: '办理' }).click();
    await arrive(leader, '/bpm/process-instance/detail');
    await button(leader, '通过').click();
    await leader.getByText('审批意见不能为空').waitFor();
    await decide(leader, '通过', '同意，注意安全');
    await said(leader, '同意，注意安全').waitFor();

    await marks(leader).toEqual({ Start: '2', Leader: '2', Manager: '1' });

    // Returned, and decided again.
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
    await marks(leader).toEqual({ Start: '2', Leader: '1', Manager: '3' });
    await decide(leader, '通过', '交接已安排');
    await manager.goto(manager.url());
    await decide(manager, '通过', '批准');
    await manager.getByText('流程结束').waitFor();

    await starter.goto(starter.url());
    await said(starter, '批准').waitFor();
    await starter.locator('.ant-descriptions').getByText('通过', { exact: true }).first().waitFor();
    await marks(starter).toEqual({ Start: '2', Leader: '2', Manager: '2', End: '2' });
    expect(await axe(starter)).toEqual([]);
  });

  it('begins with the task that its address names, on a phone below what is asked for', async () => {
    const admin = await server().client('admin');
    const both = XML.replaceAll(KEY, 'both_journey').replace(
      'targetRef="Leader"/>',
      'targetRef="Leader"/><bpmn:sequenceFlow id="a2" sourceRef="Start" targetRef="Manager"/>',
    );
    const body = { key: 'both_journey', name: '两处审批', bpmn_xml: both };
    const model = await admin.call(workflow.modelCreate, { body });
    const [decider] = await admin.call(calls.organization.usersByNamePhone, { query: { keyword: 'patrol' } });
    for (const task_definition_key of ['Leader', 'Manager']) {
      const rule = { model_id: model.id, task_definition_key, type: 30, options: [decider!.id] };
      await admin.call(workflow.assignRuleCreate, { body: rule });
    }
    await admin.call(workflow.modelDeploy, { query: { id: model.id, without_form: '1' } });
    const { list } = await admin.call(workflow.definitionPage, { query: { key: 'both_journey' } });
    const { id } = await admin.call(workflow.instanceCreate, { body: { process_definition_id: list[0]!.id } });
    const patrol = await server().client('patrol');
    const todo = (await patrol.call(workflow.taskTodoPage, { query: { page_size: 100 } })).list;
    const headings = (page: Page) =>
      expect.poll(async () => (await page.locator('.gd-data-panel h2').allTextContents()).slice(1, 4));
    for (const task of todo.filter((one) => one.process_instance.id === id)) {
      const names = ['班组长审批', '经理审批'].toSorted((a, b) => Number(b === task.name) - Number(a === task.name));
      const link = `/bpm/process-instance/detail?id=${id}&task=${task.id}`;
      await headings(await open(link, { user: 'patrol' })).toEqual([...names, '申请信息']);
      const phone = await open(link, { user: 'patrol', viewport: { width: 390, height: 844 } });
      await headings(phone).toEqual(['申请信息', ...names]);
    }
  });

  it('is refused with a reason, and shown so to whoever started it', async () => {
    const starter = await server().client('contractor');
    const { list } = await starter.call(workflow.definitionPage, { query: { key: KEY } });
    const { id } = await starter.call(workflow.instanceCreate, {
      body: { process_definition_id: list[0]!.id, variables: { days: 9, why: '旅游' } },
    });
    const leader = await open(`/bpm/process-instance/detail?id=${id}`, { user: 'patrol' });
    await decide(leader, '不通过', '工期紧张');
    const page = await open(`/bpm/process-instance/detail?id=${id}`, { user: 'contractor' });
    await said(page, '工期紧张').waitFor();
    await page.locator('.ant-descriptions').getByText('不通过', { exact: true }).first().waitFor();
    await marks(page).toEqual({ Start: '2', Leader: '3' });
    expect(await axe(page)).toEqual([]);
  });

  it('is begun from a record that is there, once while it runs, and its page shows how it stands', async () => {
    const { view } = businessFormPaths(staff);
    const contractor = await server().client('contractor');
    const staffCalls = resourceCalls(staff);
    const person = { name: '钱进场', phone_number: '13911118888', trade: 10, status: 3 };
    const { id } = (await contractor.call(staffCalls.add!, { body: person })) as { id: string };

    const page = await open(`${view}?id=${id}`, { user: 'contractor' });
    const processes = page.getByRole('region', { name: '审批流程' });
    await processes.getByRole('button', { name: '发起流程' }).click();
    const asked = dialog(page, '发起“人员进场审批”');
    await asked.getByRole('button', { name: '发起流程' }).click();
    await arrive(page, '/bpm/process-instance/detail');
    await page.getByText('钱进场').first().waitFor();
    await marks(page).toEqual({ Start: '2', Leader: '1' });

    // In print, by the button or by the browser's own command: the request, the decisions and the whole diagram; in the
    // light theme and without the parts of the console around it.
    await page.locator('img.gd-approval-diagram-print').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    await page.locator('img.gd-approval-diagram-print').waitFor({ state: 'visible' });
    await page.locator('.gd-console-header').waitFor({ state: 'hidden' });
    await page.locator('.gd-console-viewer-slot').waitFor({ state: 'hidden' });
    await page.locator('.gd-data-details').getByText('钱进场').first().waitFor();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
    await button(page, '打印').first().click();
    await page.waitForFunction(() => 'printed' in window);

    await button(page, '返回').click();
    await processes.getByRole('link', { name: '人员进场审批' }).waitFor();
    await processes.getByText('等待：班组长审批').waitFor();
    expect(await processes.getByRole('button', { name: '发起流程' }).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
  });

  it('is begun by filling in the record that it is about: both are made at once, or neither', async () => {
    const page = await open('/bpm/process-instance/create', { user: 'contractor' });
    await page.getByRole('button', { name: /人员进场审批/ }).click();
    await button(page, '提交申请').click();
    await page.getByText('请输入姓名').first().waitFor();
    await page.getByLabel('姓名').fill('孙新来');
    await page.getByLabel('手机号码').fill('13911112222');
    await page.getByLabel('岗位工种').click();
    await page.keyboard.press('Enter');
    expect(await axe(page)).toEqual([]);
    await button(page, '提交申请').click();
    await arrive(page, '/bpm/process-instance/detail');
    await toast(page, '流程已发起').waitFor();
    await page.locator('.gd-data-details').getByText('孙新来').first().waitFor();
    await page.getByText('以下是提交时的内容。').waitFor();
    // The record exists and links to its process.
    await page.getByRole('link', { name: '打开单据' }).click();
    await arrive(page, businessFormPaths(staff).view);
    await page.getByRole('region', { name: '审批流程' }).getByRole('link', { name: '人员进场审批' }).waitFor();

    // A number that another record already has: the error is shown at its field, and no process is started.
    const contractor = await server().client('contractor');
    const running = async () =>
      (await contractor.call(workflow.instanceMyPage, { query: { name: '人员进场审批', status: 1 } })).total;
    const before = await running();
    const again = await open('/bpm/process-instance/create', { user: 'contractor' });
    await again.getByRole('button', { name: /人员进场审批/ }).click();
    await again.getByLabel('姓名').fill('李重号');
    await again.getByLabel('手机号码').fill('13911112222');
    await again.getByLabel('岗位工种').click();
    await again.keyboard.press('Enter');
    await button(again, '提交申请').click();
    await again
      .getByText(/「手机号码」已存在|手机号码.*已存在/)
      .first()
      .waitFor();
    expect(await running()).toBe(before);
    expectErrors(/status of (409|422)/);

    // Users who may not add such records see this before they fill in the form.
    const patrol = await open('/bpm/process-instance/create', { user: 'patrol' });
    await patrol.getByRole('button', { name: /人员进场审批/ }).click();
    await patrol.getByText('您没有新增人员的权限，不能发起该流程，请联系管理员。').waitFor();
    expect(await button(patrol, '提交申请').count()).toBe(0);
  });

  it('tells whoever is late what became of a task, keeps what they wrote, and leads on to the next', async () => {
    const contractor = await server().client('contractor');
    const { list } = await contractor.call(workflow.definitionPage, { query: { key: KEY } });
    const begin = async (why: string) =>
      (
        await contractor.call(workflow.instanceCreate, {
          body: { process_definition_id: list[0]!.id, variables: { days: 2, why } },
        })
      ).id;
    const [id, next] = [await begin('先来'), await begin('后到')];
    const patrol = await server().client('patrol');
    const todo = (await patrol.call(workflow.taskTodoPage, { query: { page_size: 100 } })).list;
    const [task, other] = [id, next].map((one) => todo.find((row) => row.process_instance.id === one)!);
    const link = `/bpm/process-instance/detail?id=${id}&task=${task!.id}`;

    const page = await open(link, { user: 'patrol' });
    await page.getByRole('group', { name: '常用语' }).getByRole('button', { name: '请补充材料后重新提交' }).click();
    // The task was decided elsewhere in the meantime: on another device, or by another user with the same rights.
    await patrol.call(workflow.taskApprove, { body: { id: task!.id, reason: '同意' } });
    const note = page.getByRole('alert').filter({ hasText: /您已于 .* 审批任务“班组长审批”：通过/ });
    await note.waitFor();
    await expect.poll(() => note.getByLabel('您填写的审批建议').inputValue()).toBe('请补充材料后重新提交');
    expect(await axe(page)).toEqual([]);
    await note.getByRole('button', { name: '作为评论发表' }).click();
    await said(page, '请补充材料后重新提交').waitFor();
    await note.waitFor({ state: 'detached' });

    // Withdrawn on the page and decided there; then the page goes to the next task.
    await button(page, '撤回').click();
    await page
      .getByRole('tooltip')
      .getByRole('button', { name: /确\s?定/ })
      .click();
    await toast(page, '操作成功').waitFor();
    await decide(page, '通过', '看过了');
    await page.getByText(/已处理，还有 \d+ 项待办/).waitFor();
    await page.getByRole('button', { name: /^办理下一项：/ }).click();
    await page.waitForURL((url) => url.searchParams.get('id') !== id);
    await page.getByLabel('审批建议').waitFor();

    // The link of a done task shows this and links to the instance; a user without access to the instance sees nothing
    // of it.
    await page.goto(server().address + `/bpm/process-instance/detail?id=${next}&task=${other!.id}`);
    await page.getByLabel('审批建议').waitFor();
    await page.goto(server().address + link);
    await page
      .getByRole('alert')
      .filter({ hasText: '任务“班组长审批”' })
      .getByRole('link', { name: '查看待办任务' })
      .click();
    await arrive(page, '/bpm/task/todo');
    const stranger = await open(link, { user: 'beichen' });
    await stranger.getByText('没有找到该流程').waitFor();
    await button(stranger, '查看待办任务').click();
    await arrive(stranger, '/bpm/task/todo');
    expectErrors(/status of 404/);
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
