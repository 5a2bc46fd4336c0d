import { calls } from '@gongdi/api';
import { demoId } from '@gongdi/server';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addressOf, arrive, button, cancel, clickFor, dialog, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const MODELS = '/bpm/manager/model';
const row = (page: Page, text: string) => page.locator('tr[data-row-key]').filter({ hasText: text });
const shape = (page: Page, id: string) => page.locator(`.djs-element[data-element-id="${id}"]`).first();
const tool = (page: Page, action: string) => page.locator(`.gd-tool[data-action="${action}"]`);

async function openModels(): Promise<Page> {
  const page = await open(MODELS, { user: 'admin' });
  await row(page, 'leave_approval').waitFor();
  return page;
}

async function storedXml(key: string): Promise<string> {
  const client = await server().client('admin');
  const { list } = await client.call(calls.workflow.modelPage, { query: { key } });
  return (await client.call(calls.workflow.modelGet, { query: { id: list[0]!.id } })).bpmn_xml;
}

/** Gives a model a form, and assigns every task to the user who starts the process. */
async function makeReady(key: string): Promise<void> {
  const client = await server().client('admin');
  const { list } = await client.call(calls.workflow.modelPage, { query: { key } });
  const model_id = list[0]!.id;
  const [form] = await client.call(calls.workflow.formSimple, {});
  await client.call(calls.workflow.modelUpdate, { body: { id: model_id, form_type: 10, form_id: form!.id } });
  for (const { task_definition_key } of await client.call(calls.workflow.assignRuleList, { query: { model_id } }))
    await client.call(calls.workflow.assignRuleCreate, {
      body: { model_id, task_definition_key, type: 50, options: ['10'] },
    });
}

describe('models', () => {
  it('are found by key, name and category', async () => {
    const page = await openModels();
    await page.getByRole('search').getByLabel('流程标识').fill('leave');
    await button(page, '查询').click();
    await page.waitForURL(/key=leave/);
    await expect.poll(() => page.locator('tr[data-row-key]').count()).toBe(1);
    await button(page, '重置').click();
    await expect.poll(() => page.locator('tr[data-row-key]').count()).toBe(4);
  });

  it('are created with a key that holds, and opened for drawing', async () => {
    const page = await openModels();
    await button(page, '新建流程').click();
    const asked = dialog(page, '新建流程');
    await asked.getByRole('button', { name: /确\s?定/ }).click();
    await asked.getByText('流程标识不能为空').waitFor();
    await asked.getByText('流程名称不能为空').waitFor();
    await asked.getByLabel('流程标识').fill('1 不行');
    await asked
      .getByText('流程标识格式不正确，需要以字母或下划线开头，后接任意字母、数字、中划线、下划线、句点或 $！')
      .waitFor();
    await asked.getByLabel('流程标识').fill('site_entry');
    await asked.getByLabel('流程名称').fill('进场审批');
    await asked.getByRole('button', { name: /确\s?定/ }).click();
    await arrive(page, `${MODELS}/design`);
    await tool(page, 'save').waitFor();
    expect(await storedXml('site_entry')).toContain('进场审批');
    await button(page, '返回').click();
    await row(page, 'site_entry').getByText('未部署').waitFor();
  });

  it('go from a file through the designer to a definition', async () => {
    const page = await openModels();
    const xml = (await storedXml('leave_approval'))
      .replaceAll('leave_approval', 'imported_leave')
      .replaceAll(/ camunda:(?:assignee|candidateGroups)="[^"]*"/g, '');
    const chooser = page.waitForEvent('filechooser');
    await button(page, '导入流程').click();
    await (await chooser).setFiles({ name: '请假.bpmn', mimeType: 'text/xml', buffer: Buffer.from(xml) });
    await arrive(page, `${MODELS}/design`);
    await shape(page, 'DepartmentApproval').waitFor();

    // Renamed on the canvas by double-click, as a user does, and saved.
    await shape(page, 'DepartmentApproval').dblclick();
    await page.locator('.djs-direct-editing-content').fill('班组长审批');
    await shape(page, 'ManagerApproval').click();
    await tool(page, 'save').click();
    await page.locator('.gd-designer-notice', { hasText: '模型已保存' }).waitFor();
    const saved = await storedXml('imported_leave');
    expect(saved).toContain('班组长审批');
    // After saving, the page can be left at once; opened again it shows the saved state.
    await button(page, '返回').click();
    await arrive(page, MODELS);
    await row(page, 'imported_leave').getByRole('link', { name: '设计流程' }).click();
    await shape(page, 'DepartmentApproval').getByText('班组长审批').waitFor();
    await button(page, '返回').click();
    expect(await storedXml('imported_leave')).toBe(saved);

    // Without rules the deployment is refused, with all missing rules in one message; with form and rules it succeeds
    // exactly once.
    const deploy = async () => {
      await row(page, 'imported_leave').getByRole('button', { name: '发布流程' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '发布流程' }).click();
    };
    await deploy();
    const refused = dialog(page, /部署流程失败，请先处理以下 \d 处问题/);
    await refused.getByText('用户任务(班组长审批)的任务分配规则未配置，请点击【分配规则】按钮进行配置').waitFor();
    expect(await refused.getByRole('listitem').count()).toBeGreaterThan(1);
    expect(await axe(page)).toEqual([]);
    await refused.getByRole('button', { name: /确\s?定/ }).click();
    await refused.waitFor({ state: 'hidden' });
    await makeReady('imported_leave');
    await deploy();
    await toast(page, '发布成功，当前版本 v1').waitFor();
    await row(page, 'imported_leave').getByText('v1').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await row(page, 'imported_leave').getByRole('button', { name: '发布流程' }).click();
    await clickFor(page.getByRole('dialog').getByRole('button', { name: '发布流程' }), (timeout) =>
      toast(page, '流程定义部署失败，原因：信息未发生变化').waitFor({ timeout }),
    );
    await cancel(page.getByRole('dialog'));
    expect(expectErrors(/4\d\d/).length).toBeGreaterThan(0);
    await row(page, 'imported_leave')
      .getByRole('button', { name: /删\s?除/ })
      .click();
    const asked = dialog(page, /确定删除流程/);
    await asked.getByText(/^模型图和分配规则将被删除/).waitFor();
    await asked.getByRole('button', { name: /删\s?除/ }).click();
    await toast(page, '删除成功').waitFor();
    await row(page, 'imported_leave').waitFor({ state: 'detached' });
  });

  it('are not left with unsaved drawing, and a file that is none is refused', async () => {
    const page = await openModels();
    const chooser = page.waitForEvent('filechooser');
    await button(page, '导入流程').click();
    await (await chooser).setFiles({ name: '不是.bpmn', mimeType: 'text/xml', buffer: Buffer.from('<a><b></a>') });
    await page.locator('.ant-message-error').waitFor();
    expect(addressOf(page)).toBe(MODELS);
    await row(page, 'material').getByRole('link', { name: '设计流程' }).click();
    await shape(page, 'Register').dblclick();
    await page.locator('.djs-direct-editing-content').fill('改了没存');
    await shape(page, 'Accept').click();
    await button(page, '返回').click();
    await dialog(page, '内容尚未保存')
      .getByRole('button', { name: /离\s?开/ })
      .click();
    await arrive(page, MODELS);
    expectErrors(/status of (400|413|415|422)/);
  });
});

describe('my processes', () => {
  it('are filtered by name, status and result', async () => {
    const page = await open('/bpm/task/my', { user: 'admin' });
    await expect.poll(() => page.locator('tr[data-row-key]').count()).toBe(4);
    await page.getByRole('search').getByLabel('流程名称').fill('请假');
    await button(page, '查询').click();
    await expect.poll(() => page.locator('tr[data-row-key]').count()).toBe(2);
    await page.getByRole('button', { name: '展开' }).click();
    await page.getByRole('search').getByLabel('结果').click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('不通过').click();
    await button(page, '查询').click();
    await expect.poll(() => page.locator('tr[data-row-key]').allInnerTexts()).toHaveLength(1);
    await expect.poll(() => addressOf(page)).toBe('/bpm/task/my?name=请假&result=3');
    await row(page, '年休假').getByRole('link', { name: '详情' }).click();
    await shape(page, 'DepartmentApproval').waitFor();
    await button(page, '返回').click();
    await expect.poll(() => addressOf(page)).toBe('/bpm/task/my?name=请假&result=3');
  });

  const PASSED = (ids: string) => ids.split(' ').map((id) => `${id}:2`);
  it.each([
    [1, PASSED('Start DepartmentApproval Decision Revise LongLeave ManagerApproval Attendance Approved'), '×2,×2'],
    [2, ['Start:2', 'DepartmentApproval:3', 'Decision:2', 'Refused:3'], ''],
    // Five of six people have made their corrections.
    [3, ['Start:2', 'Issue:2', 'Mend:1', 'Review:3', 'Passed:2'], '5/6'],
    // A cancelled instance is cancelled as a whole. One of two tokens had reached the join.
    [4, ['Start:4', 'Register:4', 'Split:4', 'Sample:4', 'Papers:4', 'Join:4'], ''],
    [5, PASSED('Start Register Split Sample Papers Join Accept Qualified Stored'), '×2'],
  ])('show stored history %i with the state of every node', async (number, expected, visits) => {
    const page = await open(`/bpm/process-instance/detail?id=${demoId('instance', number)}`, { user: 'admin' });
    await shape(page, 'Start').waitFor();
    const states = async () => {
      const all = await page
        .locator('.djs-element[data-gd-state]')
        .evaluateAll((nodes) =>
          nodes.map((node) => `${node.getAttribute('data-element-id')}:${node.getAttribute('data-gd-state')}`),
        );
      return all.toSorted();
    };
    await expect.poll(states).toEqual(expected.toSorted());
    await expect.poll(async () => (await page.locator('.gd-mark-badge-count').allTextContents()).join()).toBe(visits);
  });
});
