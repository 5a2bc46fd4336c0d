import { checkForEngine, createDelegates } from '@gongdi/server/testing';
import { describe, expect, test } from 'vitest';
import { APPROVAL_XML } from './designer-page/approval-model.ts';
import { anew } from './designer-page/designer.ts';
import { designer, openDesigner, withDesigner } from './designer-page/opened.ts';
import { axe } from './support/axe.ts';

const ENGINES = ['camunda', 'flowable', 'activiti'] as const;
const PROCESSES = ['leave', 'rectification', 'material', 'concealed_works', 'payment'];

withDesigner();

async function open(props: object = {}): Promise<void> {
  await openDesigner({ value: APPROVAL_XML, noPanel: true, ...props }, { keep: true });
  await designer.shape('end').waitFor();
  await designer.find('[data-tool="templates"]').click();
  await template('leave').waitFor();
}

const template = (id: string) => designer.find(`[data-template="${id}"]`);
const told = (text: string) => designer.notice().filter({ hasText: text }).waitFor();
const withoutNumbers = (xml: string) => xml.replaceAll(/_[\da-z]{7}\b/g, '_x');

/**
 * Inserts a template and expects that one undo restores the document and one redo restores the insertion. @returns the
 * document with the insertion
 */
async function insert(id: string, name: string): Promise<string> {
  const before = await designer.xml();
  await template(id).click();
  await told(`已插入“${name}”`);
  const after = await designer.xml();
  expect(after).not.toBe(before);
  await designer.tool('undo').click();
  expect(await designer.xml()).toBe(before);
  expect(await designer.tool('undo').isDisabled()).toBe(true);
  await designer.tool('redo').click();
  expect(await designer.xml()).toBe(after);
  return after;
}

describe.each(ENGINES)('%s', (engine) => {
  test('steps are written with its names, in one step, and read back equal', async () => {
    await open({ prefix: engine });
    const xml = await insert('first-wins', '或签（一人即可）');
    expect(xml).toContain(`name="或签" ${engine}:assignee="\${approver}"`);
    expect(xml).toContain(`${engine}:collection="\${coll_userList}" ${engine}:elementVariable="approver"`);
    expect(xml).toContain('${nrOfCompletedInstances &gt;= 1}</bpmn:completionCondition>');
    await designer.call('importXML', anew(xml));
    expect(await designer.xml()).toBe(xml);
  });

  test('the embedded engine runs every step', async () => {
    await open({ prefix: engine });
    const delegates = createDelegates({ callOut: { hosts: '', now: Date.now } });
    const refused = async () =>
      (await checkForEngine(await designer.xml(), { delegates })).map(({ code, element }) => [code, element]);
    // Findings that the page's model has without the template.
    const before = await refused();
    const steps = await designer
      .find('.gd-template-list section >> nth=0 >> [data-template]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-template') ?? ''));
    expect(steps.length).toBeGreaterThan(7);
    for (const id of steps) {
      await designer.call('select', 'owner');
      const xml = await designer.xml();
      await template(id).click();
      await expect.poll(() => designer.xml()).not.toBe(xml);
    }
    expect(await refused()).toEqual(before);
  });

  test('complete processes are inserted, without an error of the checks of their own', async () => {
    await open({ prefix: engine, rules: { 'time-to-live': 'off' } });
    await designer.call('redraw');
    for (const id of PROCESSES) {
      await template(id).click();
      await expect.poll(() => designer.tool('undo').isEnabled()).toBe(true);
      await expect.poll(() => designer.call<string>('saveXML')).toContain(`${engine}:candidateGroups`);
      const errors = designer.find('.gd-status-count[data-count="error"]');
      await expect.poll(() => errors.innerText()).toBe('0');
      await designer.tool('undo').click();
      expect(await designer.xml()).not.toContain('userTask');
    }
  });
});

test('a step follows the selected node when that leads nowhere yet', async () => {
  await open({
    value: APPROVAL_XML.replace(/<bpmn:sequenceFlow id="f5"[^>]*\/>/, '').replace(
      /<bpmndi:BPMNEdge id="f5_di"[\s\S]*?<\/bpmndi:BPMNEdge>/,
      '',
    ),
  });
  await designer.call('select', 'archive');
  const xml = await insert('supervisor', '监理审批');
  expect(withoutNumbers(xml)).toContain('sourceRef="archive" targetRef="Activity_x"');
});

test('a step that nothing leads to stands below the diagram, never on it', async () => {
  await open();
  const xml = await insert('project-manager', '项目经理审批');
  const bounds = /bpmnElement="Activity_\w+">\s*<dc:Bounds x="\d+" y="(\d+)"/.exec(xml);
  expect(Number(bounds?.[1])).toBeGreaterThan(220);
});

test('a reminder sits on the selected task; without one the person is told', async () => {
  await open();
  await designer.call('select', 'end');
  await template('reminder').click();
  await told('请先在画布上选中一个任务，再插入“超时提醒”');
  expect(await designer.xml()).not.toContain('boundaryEvent');
  await designer.call('select', 'owner');
  const xml = await insert('reminder', '超时提醒');
  expect(xml).toMatch(/<bpmn:boundaryEvent id="\w+" name="24 小时" cancelActivity="false" attachedToRef="owner">/);
  expect(xml).toContain('>PT24H</bpmn:timeDuration>');
  expect(xml).toMatch(/<camunda:field name="to">\s*<camunda:expression>\$\{initiator\}<\/camunda:expression>/);
  expect(xml).toContain('<camunda:field name="title" stringValue="任务已超过 24 小时未办理" />');
});

test('the pair of rectification leads back and has a default', async () => {
  await open();
  const xml = await insert('rectify-and-inspect', '隐患整改');
  expect(xml).toContain('<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${passed == false}<');
  expect(xml).toMatch(/name="是否合格" default="Flow_\w+"/);
});

test('templates of the host are offered beside them; one that the engine cannot hold says why and changes nothing', async () => {
  await open({
    templates: [
      {
        id: 'safety',
        name: '安全员巡查',
        nodes: [
          { key: 'a', type: 'UserTask', name: '巡查', attributes: { assignee: '${safety}' } },
          { key: 'late', type: 'BoundaryEvent', duration: 'PT8H', attachedTo: 'a', nonInterrupting: true },
          { key: 'b', type: 'EndEvent', name: '结束巡查' },
        ],
        flows: [{ from: 'a', to: 'b' }],
      },
      { id: 'broken', name: '坏模板', nodes: [{ key: 'a', type: 'UserTask', attributes: { nonsense: 'x' } }] },
    ],
  });
  const xml = await insert('safety', '安全员巡查');
  expect(xml).toContain('name="巡查" camunda:assignee="${safety}"');
  const task = /id="(\w+)" name="巡查"/.exec(xml)?.[1];
  expect(xml).toMatch(new RegExp(`<bpmn:boundaryEvent id="\\w+" cancelActivity="false" attachedToRef="${task}">`));
  await template('broken').click();
  await told('模板“坏模板”无法插入：bpmn:UserTask: nonsense (camunda)');
  expect(await designer.xml()).toBe(xml);
});

test('the menus of all elements offer them, found by their name', async () => {
  await open();
  await designer.shape('engineer').click();
  await designer.page.keyboard.press('n');
  const search = designer.find('.djs-popup-search input');
  await search.fill('超时提醒');
  await designer.find('.djs-popup .entry[data-id="template-reminder"]').click();
  await told('已插入“超时提醒”');
  await designer.tool('undo').click();
  expect(await designer.tool('undo').isDisabled()).toBe(true);
});

test('words follow the language; has no finding of axe in both themes', async () => {
  await open({ theme: 'dark' });
  expect(await axe(designer.page)).toEqual([]);
  await designer.set({ theme: 'light', lang: 'en' });
  await template('supervisor').click();
  await told('was inserted');
  expect(await designer.xml()).toContain('name="Supervisor approves"');
  expect(await axe(designer.page)).toEqual([]);
});
