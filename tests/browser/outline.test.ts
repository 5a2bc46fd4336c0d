import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { APPROVAL_HISTORY, APPROVAL_XML } from './designer-page/approval-model.ts';
import { DesignerDriver, PLACES } from './designer-page/designer.ts';
import { openPage, openStage, type Stage } from './designer-page/open.ts';
import { axe } from './support/axe.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const items = (outline: Locator) => outline.locator('[role="treeitem"]').allInnerTexts();
const focused = (outline: Locator) => outline.locator('[role="treeitem"]:focus').getAttribute('data-outline');

describe.each(PLACES)('designer in %s', (place) => {
  let designer: DesignerDriver;

  async function open(props: object = {}): Promise<void> {
    designer = await DesignerDriver.open(stage, { value: APPROVAL_XML, noPanel: true, ...props }, { place });
    await designer.shape('end').waitFor();
    await designer.find('.gd-canvas-said').waitFor({ state: 'attached' });
  }
  afterEach(async () => {
    expect(designer.problems).toEqual([]);
    await designer.close();
  });

  const said = () => designer.find('.gd-canvas-said').innerText();
  const press = (keys: string) => designer.page.keyboard.press(keys);
  const selected = async () => (await designer.events('gd-select')).at(-1) as { id: string | null };

  test('Alt and arrows go along the flow, choose at branches and say where they are', async () => {
    await open();
    await designer.shape('start').click();
    const before = await designer.xml();
    await press('Alt+ArrowRight');
    await expect.poll(said).toBe('监理工程师审核，用户任务，来自 提交方案、是否同意，去往 是否同意');
    await expect.poll(selected).toMatchObject({ id: 'engineer' });
    await press('Alt+ArrowRight');
    await press('Alt+ArrowRight');
    await expect.poll(said).toContain('从 是否同意 到 建设单位审批；第 1 条，共 2 条');
    await press('Alt+ArrowDown');
    await expect.poll(said).toContain('从 是否同意 到 监理工程师审核；第 2 条，共 2 条');
    await expect.poll(selected).toMatchObject({ id: 'back' });
    await press('Alt+ArrowRight');
    await expect.poll(selected).toMatchObject({ id: 'engineer' });
    await press('Alt+ArrowLeft');
    await press('Alt+ArrowLeft');
    await expect.poll(selected).toMatchObject({ id: 'start' });
    await press('Alt+ArrowLeft');
    await expect.poll(said).toBe('这个方向没有元素了');
    // Reading the outline moves nothing; the arrow keys alone still move the element.
    expect(await designer.xml()).toBe(before);
    await press('ArrowDown');
    expect(await designer.xml()).not.toBe(before);
  });

  test('Enter shows the panel of the element', async () => {
    await open({ noPanel: false });
    await designer.find('.gd-designer-panel').waitFor();
    await designer.tool('panel').click();
    await designer.find('.gd-designer-panel').waitFor({ state: 'detached' });
    await designer.shape('owner').click();
    await press('Enter');
    await designer.find('.gd-designer-panel').waitFor();
  });

  test('the outline is a tree bound to the selection, and free of barriers', async () => {
    await open();
    await designer.shape('owner').click();
    await press('o');
    const outline = designer.find('.gd-outline');
    await outline.waitFor();
    await expect
      .poll(() => items(outline))
      .toEqual([
        '提交方案，开始事件，去往 监理工程师审核',
        '监理工程师审核，用户任务，来自 提交方案、是否同意，去往 是否同意',
        '是否同意，互斥网关，来自 监理工程师审核，去往 建设单位审批、监理工程师审核',
        '建设单位审批，用户任务，来自 是否同意，去往 归档',
        '归档，服务任务，来自 建设单位审批，去往 结束',
        '结束，结束事件，来自 归档',
      ]);
    await expect.poll(() => focused(outline)).toBe('owner');
    await press('ArrowDown');
    await expect.poll(() => focused(outline)).toBe('archive');
    await expect.poll(selected).toMatchObject({ id: 'archive' });
    await press('Home');
    await expect.poll(selected).toMatchObject({ id: 'start' });
    await press('End');
    await expect.poll(selected).toMatchObject({ id: 'end' });
    await designer.shape('engineer').click();
    expect(await outline.locator('[aria-selected="true"]').getAttribute('data-outline')).toBe('engineer');
    expect(await axe(designer.page)).toEqual([]);
    await outline.locator('[data-outline="engineer"]').focus();
    await press('Escape');
    await outline.waitFor({ state: 'detached' });
    // The canvas has the focus again.
    await press('Delete');
    await designer.shape('engineer').waitFor({ state: 'detached' });
  });

  test('follows the model as it is edited', async () => {
    await open();
    await designer.tool('outline').click();
    const outline = designer.find('.gd-outline');
    await designer.shape('archive').click();
    await press('Delete');
    await expect.poll(() => items(outline)).toHaveLength(5);
    await press('Control+z');
    await expect.poll(() => items(outline)).toHaveLength(6);
  });

  test('nests pools and sub-processes, folds with the arrows', async () => {
    await open({ value: POOLS });
    await designer.find('.djs-element[data-element-id="sub"]').first().waitFor();
    await designer.tool('outline').click();
    const outline = designer.find('.gd-outline');
    const levels = () =>
      outline
        .locator('[role="treeitem"]')
        .evaluateAll((list) =>
          list.map((item) => `${item.getAttribute('data-outline')}@${item.getAttribute('aria-level')}`),
        );
    await expect.poll(levels).toEqual(['pool@1', 'start@2', 'sub@2', 'inner@3', 'end@2']);
    await outline.locator('[data-outline="sub"]').click();
    await press('ArrowLeft');
    expect(await outline.locator('[data-outline="sub"]').getAttribute('aria-expanded')).toBe('false');
    expect(await levels()).toEqual(['pool@1', 'start@2', 'sub@2', 'end@2']);
    await press('ArrowLeft');
    await expect.poll(() => focused(outline)).toBe('pool');
    await outline.locator('[data-outline="sub"]').click();
    await press('ArrowRight');
    await press('ArrowRight');
    await expect.poll(() => focused(outline)).toBe('inner');
  });
});

describe('viewer', () => {
  async function open(
    props: object,
  ): Promise<{ page: Page; outline: Locator; problems: string[]; close(): Promise<void> }> {
    const { page, problems, context } = await openPage(stage, ['x-viewer']);
    await page.locator('x-viewer').evaluate((element, given) => {
      (element as HTMLElement & { props: object }).props = given;
    }, props);
    await page.locator('x-viewer [data-element-id="end"]').first().waitFor();
    return { page, outline: page.locator('x-viewer .gd-outline'), problems, close: () => context.close() };
  }

  test.each([
    ['zh-CN', '流程大纲', '监理工程师审核，用户任务，通过，来自 提交方案、是否同意，去往 是否同意'],
    ['en', 'Process outline', /^监理工程师审核, User task, \w+, from 提交方案, 是否同意, to 是否同意$/],
  ])('in %s tells each node with its state; Enter shows its details', async (lang, label, second) => {
    const { page, outline, problems, close } = await open({ xml: APPROVAL_XML, ...APPROVAL_HISTORY, lang });
    await page.getByRole('button', { name: label }).click();
    await outline.waitFor();
    const told = (await items(outline))[1];
    if (typeof second === 'string') expect(told).toBe(second);
    else expect(told).toMatch(second);
    await expect.poll(() => focused(outline)).toBe('start');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('x-viewer .gd-data-details, x-viewer [part="details"]').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await outline.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });
});

const POOLS = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="d" targetNamespace="t">
  <bpmn:collaboration id="c"><bpmn:participant id="pool" name="总包单位" processRef="p" /></bpmn:collaboration>
  <bpmn:process id="p" isExecutable="true">
    <bpmn:startEvent id="start" /><bpmn:endEvent id="end" />
    <bpmn:subProcess id="sub" name="整改"><bpmn:task id="inner" name="复查" /></bpmn:subProcess>
    <bpmn:sequenceFlow id="a" sourceRef="start" targetRef="sub" /><bpmn:sequenceFlow id="b" sourceRef="sub" targetRef="end" />
  </bpmn:process>
  <bpmndi:BPMNDiagram id="dg"><bpmndi:BPMNPlane id="pl" bpmnElement="c">
    <bpmndi:BPMNShape id="pool_di" bpmnElement="pool" isHorizontal="true"><dc:Bounds x="160" y="80" width="700" height="260" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="start_di" bpmnElement="start"><dc:Bounds x="230" y="190" width="36" height="36" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="sub_di" bpmnElement="sub" isExpanded="true"><dc:Bounds x="330" y="110" width="300" height="200" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="inner_di" bpmnElement="inner"><dc:Bounds x="400" y="170" width="100" height="80" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="end_di" bpmnElement="end"><dc:Bounds x="720" y="190" width="36" height="36" /></bpmndi:BPMNShape>
    <bpmndi:BPMNEdge id="a_di" bpmnElement="a"><di:waypoint x="266" y="208" /><di:waypoint x="330" y="208" /></bpmndi:BPMNEdge>
    <bpmndi:BPMNEdge id="b_di" bpmnElement="b"><di:waypoint x="630" y="208" /><di:waypoint x="720" y="208" /></bpmndi:BPMNEdge>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>`;
