import { describe, expect, test } from 'vitest';
import { APPROVAL_XML } from './designer-page/approval-model.ts';
import type { DesignerDriver } from './designer-page/designer.ts';
import { designer, openDesigner, withDesigner } from './designer-page/opened.ts';
import { axe } from './support/axe.ts';

/**
 * Two default flows with a condition (an engine refuses them; repairable), a task without implementation, two tasks
 * without a person.
 */
const CONDITION = '<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${ok}</bpmn:conditionExpression>';
const FLAWED = APPROVAL_XML.replace(
  '<bpmn:definitions ',
  '<bpmn:definitions xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ',
)
  .replace('<bpmn:exclusiveGateway id="ok"', '<bpmn:exclusiveGateway id="ok" default="f3"')
  .replace('sourceRef="ok" targetRef="owner" />', `sourceRef="ok" targetRef="owner">${CONDITION}</bpmn:sequenceFlow>`)
  .replace(
    'sourceRef="ok" targetRef="engineer" />',
    `sourceRef="ok" targetRef="engineer">${CONDITION}</bpmn:sequenceFlow>`,
  )
  .replace('<bpmn:userTask id="engineer"', '<bpmn:userTask id="engineer" default="f2"')
  .replace(
    'sourceRef="engineer" targetRef="ok" />',
    `sourceRef="engineer" targetRef="ok">${CONDITION}</bpmn:sequenceFlow>`,
  );

/** A finding on a separate plane. */
const NESTED = APPROVAL_XML.replace(
  '<bpmn:serviceTask id="archive" name="归档" />',
  '<bpmn:subProcess id="archive" name="归档"><bpmn:serviceTask id="inner" name="入库" /></bpmn:subProcess>',
).replace(
  '</bpmn:definitions>',
  `<bpmndi:BPMNDiagram id="d2"><bpmndi:BPMNPlane id="p2" bpmnElement="archive"><bpmndi:BPMNShape id="inner_di" bpmnElement="inner">
   <dc:Bounds x="200" y="100" width="100" height="80" /></bpmndi:BPMNShape></bpmndi:BPMNPlane></bpmndi:BPMNDiagram></bpmn:definitions>`,
);

withDesigner();

async function open(value = FLAWED, props: object = {}, options: Parameters<typeof DesignerDriver.open>[2] = {}) {
  await openDesigner({ value, noPanel: true, ...props }, options);
  await designer.shape('end').waitFor();
}

/** A check waits until there are no changes for a while and the browser is idle. */
const WAIT = { timeout: 30_000 };
const status = () => designer.find('[data-tool="findings"]');
const rows = (more = '') => designer.find(`.gd-finding[data-severity]${more}`);
const counts = () => designer.find('.gd-status-count').allInnerTexts();
const act = (row: string, name: string) => rows(row).locator(`[data-act="${name}"]`).first();

async function openList(): Promise<void> {
  await status().click();
  await rows().first().waitFor();
}

describe('live findings', () => {
  test('are counted below the canvas, marked on the elements, told to the host, and in no export', async () => {
    await open(APPROVAL_XML);
    await expect.poll(counts, WAIT).toEqual(['2', '0', '2']);
    await designer.page.getByRole('button', { name: '错误 2 警告 0 提示 2' }).waitFor();
    expect((await designer.events('gd-findings')).at(-1)).toEqual({ error: 2, warning: 0, info: 2 });
    const badge = designer.find('.gd-finding-badge[data-badge="archive"]');
    await badge.waitFor();
    expect(await badge.getAttribute('data-severity')).toBe('error');
    expect(await badge.locator('title').textContent()).toContain('任务没有实现');
    expect(await designer.find('.gd-finding-badge[data-badge="engineer"]').getAttribute('data-severity')).toBe('info');
    expect(await designer.xml()).not.toContain('gd-');
    expect(await designer.call<string>('saveSVG')).not.toContain('gd-finding-badge');
    expect(await designer.call('isDirty')).toBe(false);
  });

  test('follow edits, undo and moves', async () => {
    await open(APPROVAL_XML);
    const badge = designer.find('.gd-finding-badge[data-badge="archive"]');
    await badge.waitFor();
    await designer.shape('archive').click();
    const before = await badge.getAttribute('transform');
    await designer.page.keyboard.press('ArrowDown');
    await expect.poll(() => badge.getAttribute('transform'), WAIT).not.toBe(before);
    await designer.page.keyboard.press('Delete');
    await badge.waitFor({ state: 'detached' });
    await expect.poll(async () => (await counts())[0], WAIT).toBe('1');
    await designer.tool('undo').click();
    await badge.waitFor();
    await expect.poll(async () => (await counts())[0], WAIT).toBe('2');
  });

  test('are listed by severity; Enter and a click go to the element, arrows go through the list', async () => {
    await open(APPROVAL_XML);
    await openList();
    const titles = await designer.find('.gd-finding-panel h3').allInnerTexts();
    expect(titles.map((title) => title.replaceAll(/\s+/g, ' '))).toEqual(['错误 2', '提示 2']);
    await rows('[data-element="archive"] .gd-finding-go').focus();
    await designer.page.keyboard.press('Enter');
    await expect.poll(async () => (await designer.events('gd-select')).at(-1)).toMatchObject({ id: 'archive' });
    await designer.page.keyboard.press('ArrowDown');
    await designer.page.keyboard.press('Enter');
    await expect.poll(async () => (await designer.events('gd-select')).at(-1)).toMatchObject({ id: 'engineer' });
    await rows('[data-code="time-to-live"] .gd-finding-go').click();
    await expect.poll(async () => (await designer.events('gd-select')).at(-1)).toMatchObject({ id: null });
    await designer.page.keyboard.press('Escape');
    await designer.find('.gd-status-dock').waitFor({ state: 'detached' });
  });

  test('a finding in a collapsed sub-process opens its plane', async () => {
    await open(NESTED);
    await openList();
    await rows('[data-element="inner"] .gd-finding-go').first().click();
    await designer.find('.djs-element.selected[data-element-id="inner"]').waitFor();
    expect(await designer.find('.gd-finding-badge[data-badge="inner"]').isVisible()).toBe(true);
  });

  test('a badge opens the list', async () => {
    await open(APPROVAL_XML);
    await designer.find('.gd-finding-badge[data-badge="archive"]').click();
    await rows('[data-element="archive"]').first().waitFor();
    await expect.poll(async () => (await designer.events('gd-select')).at(-1)).toMatchObject({ id: 'archive' });
  });

  test('a switch turns them off, rules and presets of the host hold, another preset is chosen in the list', async () => {
    await open(APPROVAL_XML, { rules: { 'user-task-assignee': 'off', 'no-such-rule': 'error' } });
    await expect.poll(counts, WAIT).toEqual(['2', '0', '0']);
    await openList();
    await designer.find('.gd-finding-panel select').selectOption('flowable');
    await expect.poll(() => rows('[data-code="time-to-live"]').count(), WAIT).toBe(0);
    await designer.set({ findings: false });
    await status().waitFor({ state: 'detached' });
    expect(await designer.find('.gd-finding-badge').count()).toBe(0);
  });
});

describe('repairs', () => {
  test('one fix is one step of the history', async () => {
    await open();
    await openList();
    await act('[data-element="f3"][data-code="default-flow-condition"]', 'fix').click();
    await rows('[data-element="f3"][data-code="default-flow-condition"]').waitFor({ state: 'detached' });
    expect(await designer.xml()).toMatch(/<bpmn:sequenceFlow id="f3"[^>]*\/>/);
    expect(await designer.xml()).toMatch(/<bpmn:sequenceFlow id="f2"[^>]*[^/]>/);
    await designer.tool('undo').click();
    expect(await designer.xml()).toMatch(/<bpmn:sequenceFlow id="f3"[^>]*[^/]>/);
    await rows('[data-element="f3"][data-code="default-flow-condition"]').waitFor();
  });

  test('all fixes together are one step as well', async () => {
    await open();
    const before = await designer.xml();
    await openList();
    await designer.find('[data-act="fix-all"]').click();
    await designer.find('[data-act="fix-all"]').waitFor({ state: 'detached' });
    const xml = await designer.xml();
    for (const id of ['f2', 'f3']) expect(xml).toMatch(new RegExp(`<bpmn:sequenceFlow id="${id}"[^>]*/>`));
    await designer.tool('undo').click();
    expect(await designer.xml()).toBe(before);
    expect(await designer.tool('undo').isDisabled()).toBe(true);
  });

  test('a finding is suppressed with a reason only, in the file, undoably, and may be reported again', async () => {
    await open(APPROVAL_XML);
    const before = await designer.xml();
    await openList();
    await designer.call('select', 'owner');
    await act('[data-element="archive"]', 'suppress').click();
    await designer.page.keyboard.press('Enter');
    await designer.find('.gd-finding-suppress [role="alert"]').waitFor();
    await designer.page.keyboard.type('由部署流水线补全了');
    await designer.page.keyboard.press('Backspace');
    await designer.page.keyboard.press('Enter');
    await rows('[data-element="archive"]').waitFor({ state: 'detached' });
    expect(await designer.xml()).toContain('<!-- gongdi-ignore task-implementation #archive: 由部署流水线补全 -->');
    expect(await designer.call('isDirty')).toBe(true);
    await designer.tool('undo').click();
    await rows('[data-element="archive"]').waitFor();
    expect(await designer.xml()).toBe(before);
    await designer.tool('redo').click();
    const restore = designer.find('[data-act="restore"]');
    await restore.waitFor();
    await designer.call('importXML', await designer.xml());
    await restore.waitFor();
    await restore.click();
    await rows('[data-element="archive"]').waitFor();
    expect(await designer.xml()).not.toContain('gongdi-ignore');
  });
});

describe('words and looks', () => {
  test('a rule is explained in the language of the page', async () => {
    await open(APPROVAL_XML);
    await openList();
    await act('[data-element="archive"]', 'explain').click();
    const page = designer.find('.gd-finding-explanation');
    await page.waitFor();
    expect(await page.innerText()).toMatch(/Camunda 7[ .\d]*\s+拒绝部署/);
    await designer.set({ lang: 'en' });
    await expect.poll(() => page.innerText(), WAIT).toMatch(/Camunda 7[ .\d]*\s+refuses to deploy/);
    expect(await designer.find('.gd-finding-badge[data-badge="archive"] title').textContent()).toContain(
      'implementation',
    );
  });

  test.each(['light', 'dark'] as const)('has no finding of axe, %s', async (theme) => {
    await open(FLAWED, { theme });
    await openList();
    await act('[data-element="archive"]', 'explain').click();
    await designer.find('.gd-finding-explanation').waitFor();
    await act('[data-element="archive"]', 'suppress').click();
    await designer.page.keyboard.press('Enter');
    expect(await axe(designer.page)).toEqual([]);
  });
});
