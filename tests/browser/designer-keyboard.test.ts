import { expect, test } from 'vitest';
import { APPROVAL_XML } from './designer-page/approval-model.ts';
import { type Place } from './designer-page/designer.ts';
import { designer, openDesigner, withDesigner } from './designer-page/opened.ts';
import { axe } from './support/axe.ts';

withDesigner();

async function open(place: Place = 'light DOM', props: object = {}, { keep = true } = {}): Promise<void> {
  await openDesigner({ value: APPROVAL_XML, noPanel: true, ...props }, { place, keep });
  await designer.shape('end').waitFor();
  await designer.find('.gd-canvas-said').waitFor({ state: 'attached' });
}

const press = (keys: string) => designer.page.keyboard.press(keys);
const selected = async () => (await designer.events('gd-select')).at(-1) as { id: string | null; count: number };

test('save and undo wherever the focus is in the designer; undo in a text field is the field’s', async () => {
  await open('light DOM', { noPanel: false });
  const name = designer.find('.gd-panel-row:has(> label:text-is("流程名称")) input');
  await name.fill('新名称');
  await press('Control+s');
  const [saved] = (await designer.waitForEvents('gd-save')) as { xml: string }[];
  expect(saved?.xml).toContain('name="新名称"');
  await press('Control+z');
  expect(await designer.tool('redo').isDisabled()).toBe(true);
  await name.fill('新名称');
  await designer.tool('zoomIn').focus();
  expect(await designer.xml()).toContain('name="新名称"');
  await press('Control+z');
  await expect.poll(() => designer.xml()).not.toContain('name="新名称"');
  await press('Control+y');
  await expect.poll(() => designer.xml()).toContain('name="新名称"');
});

test('save never opens the browser’s dialog; behind a dialog of the designer nothing acts', async () => {
  await open('light DOM', { noPanel: false });
  await designer.page.evaluate(() => {
    const kept = window as unknown as { kept: boolean[] };
    kept.kept = [];
    window.addEventListener('keydown', (event) => {
      if (event.key === 's') kept.kept.push(event.defaultPrevented);
    });
  });
  await designer.tool('zoomIn').focus();
  await press('Control+s');
  await designer.waitForEvents('gd-save');
  await designer.find('.gd-section-messages .ant-collapse-header').click();
  await designer.find('button:has-text("创建新消息")').click();
  await designer.find('[role="dialog"]:visible input').first().focus();
  await press('Control+s');
  expect(await designer.events('gd-save')).toHaveLength(1);
  expect(await designer.page.evaluate(() => (window as unknown as { kept: boolean[] }).kept)).toEqual([true, true]);
});

test('the keyboard alone places elements on an empty canvas, one beside the other, and connects them', async () => {
  await open();
  await designer.set({ value: '' });
  await designer.shape('end').waitFor({ state: 'detached' });
  const drawing = designer.find('.gd-designer-canvas:not([inert]) .djs-container > svg');
  await expect.poll(() => drawing.getAttribute('role')).toBe('application');
  expect(await drawing.getAttribute('aria-label')).toBe('流程图画布，按 N 创建元素，按 ? 查看快捷键');
  await drawing.focus();
  const popup = designer.find('.djs-popup');
  const choose = async (key: string, word: string) => {
    await press(key);
    await popup.locator(`.entry:has-text("${word}")`).first().waitFor();
    // A short list has no search field.
    if (key === 'n') await popup.locator('input').pressSequentially(word);
    const marked = popup.locator('.entry.selected');
    for (let at = 0; at < 20 && !(await marked.innerText()).startsWith(word); at += 1) await press('ArrowDown');
    await press('Enter');
    await popup.waitFor({ state: 'detached' });
  };
  const bounds = async () =>
    [...(await designer.xml()).matchAll(/<dc:Bounds x="(-?\d+)" y="(-?\d+)" width="100"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
  await choose('n', '用户任务');
  expect(await bounds()).toHaveLength(1);
  const first = (await selected()).id;
  expect(await designer.shape(first ?? '').isVisible()).toBe(true);
  await choose('n', '服务任务');
  const second = (await selected()).id;
  const [[x = 0, y] = [], beside] = await bounds();
  expect(beside).toEqual([x + 150, y]);
  await choose('c', '用户任务');
  await expect.poll(() => designer.xml()).toContain(`sourceRef="${second}" targetRef="${first}"`);
  expect(await axe(designer.page)).toEqual([]);
  for (let at = 0; at < 3; at += 1) await press('Control+z');
  expect(await designer.xml()).not.toContain('Task');
});

test('a move keeps the connections of the file that the canvas would not draw', async () => {
  const box = (id: string, x: number) =>
    `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="120" width="100" height="80" /></bpmndi:BPMNShape>`;
  const value = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="d" targetNamespace="t">
  <bpmn:collaboration id="c"><bpmn:participant id="pool" processRef="p" /><bpmn:messageFlow id="told" sourceRef="archive" targetRef="end" /></bpmn:collaboration>
  <bpmn:process id="p"><bpmn:task id="archive" /><bpmn:task id="end" /></bpmn:process>
  <bpmndi:BPMNDiagram id="D"><bpmndi:BPMNPlane id="P" bpmnElement="c">
    <bpmndi:BPMNShape id="pool_di" bpmnElement="pool" isHorizontal="true"><dc:Bounds x="150" y="80" width="600" height="250" /></bpmndi:BPMNShape>
    ${box('archive', 220)}${box('end', 500)}
    <bpmndi:BPMNEdge id="told_di" bpmnElement="told"><di:waypoint x="320" y="160" /><di:waypoint x="500" y="160" /></bpmndi:BPMNEdge>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>`;
  await open('light DOM', { value });
  for (const id of ['archive', 'end', 'pool']) {
    await designer.call('select', id);
    await designer.find('.gd-designer-canvas:not([inert]) .djs-container > svg').focus();
    await designer.page.keyboard.press('ArrowRight');
    expect(await designer.xml(), id).toContain('<bpmn:messageFlow id="told" sourceRef="archive" targetRef="end" />');
    expect(await designer.xml(), id).toContain('bpmnElement="told"');
  }
});

test('changes are told with the text of their moment, however late it is asked for, also after undo', async () => {
  await open();
  const textOf = (at: number) =>
    designer.element.evaluate((element, index) => {
      const { events } = element as unknown as { events: { type: string; detail: { xml(): string } }[] };
      return events.filter((event) => event.type === 'gd-change')[index]?.detail.xml();
    }, at);
  await designer.shape('archive').click();
  await press('Delete');
  await expect.poll(async () => (await designer.events('gd-change')).length).toBe(1);
  await designer.shape('end').click();
  await press('Delete');
  await expect.poll(async () => (await designer.events('gd-change')).length).toBe(2);
  await designer.tool('undo').click();
  await expect.poll(async () => (await designer.events('gd-change')).length).toBe(3);
  const [first, second, third] = [await textOf(0), await textOf(1), await textOf(2)];
  expect(first).toContain('id="end"');
  expect(first).not.toContain('id="archive"');
  expect(second).not.toContain('id="end"');
  expect(third).toContain('id="end"');
  expect(third).not.toContain('id="archive"');
});
