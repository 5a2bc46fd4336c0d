import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APPROVAL_XML } from './designer-page/approval-model.ts';
import { anew, DesignerDriver } from './designer-page/designer.ts';
import { openStage, type Stage } from './designer-page/open.ts';

let stage: Stage;
let from: DesignerDriver;
let to: DesignerDriver;
const opened: DesignerDriver[] = [];

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  from = await designer({ value: CAMUNDA });
});
afterEach(async () => {
  for (const one of opened.splice(0)) {
    expect(one.problems).toEqual([]);
    await one.close();
  }
});

/** A review with a listener, foreign extensions and a message for which it waits. */
const CAMUNDA = APPROVAL_XML.replace(
  'id="definitions"',
  'xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:site="http://site.example/ext" id="definitions"',
)
  .replace(
    '<bpmn:userTask id="owner" name="建设单位审批" />',
    `<bpmn:userTask id="owner" name="建设单位审批" camunda:assignee="\${owner}" camunda:candidateGroups="board" site:zone="A区">
      <bpmn:extensionElements>
        <camunda:taskListener event="complete" class="site.Done" id="l1" />
        <camunda:taskListener event="timeout" class="site.Late" id="l2"><bpmn:timerEventDefinition id="t1"><bpmn:timeDuration>PT1H</bpmn:timeDuration></bpmn:timerEventDefinition></camunda:taskListener>
        <site:check level="2"><site:item>脚手架</site:item></site:check>
      </bpmn:extensionElements>
    </bpmn:userTask>`,
  )
  .replace(
    '<bpmn:serviceTask id="archive" name="归档" />',
    '<bpmn:receiveTask id="archive" name="等待归档" messageRef="Message_filed" />',
  )
  .replace(
    '<bpmn:process id="approval"',
    '<bpmn:message id="Message_filed" name="已归档" />\n<bpmn:process id="approval"',
  );

/** An empty process, which becomes one for the engine that `prefix` names. */
const EMPTY = {
  value: APPROVAL_XML.replace(/<bpmn:startEvent[\s\S]*(?=<\/bpmn:process>)/, '').replaceAll(
    /<bpmndi:BPMN(?:Shape|Edge)[\s\S]*?<\/bpmndi:BPMN(?:Shape|Edge)>/g,
    '',
  ),
};

/** Opens a designer in its own window; the clipboard is the system's, which all windows share. */
async function designer(props: object, permissions: readonly string[] = []): Promise<DesignerDriver> {
  const one = await DesignerDriver.open(stage, { noPanel: true, ...props });
  await one.page.context().grantPermissions([...permissions]);
  await one.find('.gd-canvas-said').waitFor({ state: 'attached' });
  if ('value' in props && props.value === CAMUNDA) await one.shape('end').waitFor();
  opened.push(one);
  return one;
}

async function select(one: DesignerDriver, ...ids: string[]): Promise<void> {
  await one.page.bringToFront();
  for (const [at, id] of ids.entries()) await one.shape(id).click({ modifiers: at === 0 ? [] : ['Shift'] });
}

async function pasteInto(one: DesignerDriver): Promise<string> {
  await one.page.bringToFront();
  const box = await one.find('.gd-designer-place').boundingBox();
  if (!box) throw new Error('no canvas');
  await one.page.mouse.click(box.x + 640, box.y + 520);
  const before = await one.xml();
  await one.page.keyboard.press('Control+v');
  await expect.poll(() => one.xml()).not.toBe(before);
  return one.xml();
}

describe('another window', () => {
  test('takes elements with their flows, extensions and message: new ids, same names, one step', async () => {
    await select(from, 'owner', 'archive');
    await from.page.keyboard.press('Control+c');
    to = await designer({ ...EMPTY, prefix: 'camunda' });
    const before = await to.xml();
    const xml = await pasteInto(to);
    expect(xml).toMatch(/<bpmn:userTask id="(?!owner")[^"]+" name="建设单位审批"[^>]*camunda:assignee="\$\{owner\}"/);
    expect(xml).toMatch(/camunda:candidateGroups="board"/);
    expect(xml).toContain('site:zone="A区"');
    expect(xml).toMatch(/<site:check level="2">\s*<site:item>脚手架<\/site:item>\s*<\/site:check>/);
    expect(xml).toMatch(/<camunda:taskListener (?=[^>]*event="complete")(?=[^>]*class="site.Done")/);
    const message = /<bpmn:message id="([^"]+)" name="已归档"/.exec(xml)?.[1];
    expect(message).toBeTruthy();
    expect(xml).toMatch(
      new RegExp(`<bpmn:receiveTask id="(?!archive")[^"]+" name="等待归档" messageRef="${message ?? ''}"`),
    );
    expect(xml.match(/<bpmn:sequenceFlow /g)).toHaveLength(1);
    expect(xml).not.toContain('gongdi_clip');
    await to.page.keyboard.press('Control+z');
    expect(await to.xml()).toBe(before);
    await to.page.keyboard.press('Control+y');
    expect(await to.xml()).toBe(xml);
    await to.call('importXML', anew(xml));
    expect(await to.xml()).toBe(xml);
    expect(await to.find('dialog').count()).toBe(0);
  });

  test('a second paste uses the message that is there already', async () => {
    await select(from, 'archive');
    await from.page.keyboard.press('Control+c');
    to = await designer({ value: CAMUNDA });
    const xml = await pasteInto(to);
    expect(xml.match(/<bpmn:message /g)).toHaveLength(1);
    expect(xml.match(/messageRef="Message_filed"/g)).toHaveLength(2);
  });

  test('two elements that share a message bring it once', async () => {
    await from.call(
      'importXML',
      CAMUNDA.replace(
        '<bpmn:userTask id="engineer" name="监理工程师审核" />',
        '<bpmn:receiveTask id="engineer" name="等待" messageRef="Message_filed" />',
      ),
    );
    await select(from, 'archive', 'engineer');
    await from.page.keyboard.press('Control+c');
    to = await designer({ ...EMPTY, prefix: 'camunda' });
    const xml = await pasteInto(to);
    expect(xml.match(/<bpmn:message /g)).toHaveLength(1);
    expect(new Set(xml.match(/messageRef="[^"]+"/g)).size).toBe(1);
  });
});

describe('another engine', () => {
  test.each(['flowable', 'activiti'] as const)(
    '%s gets its own attributes, and a report of what was lost',
    async (prefix) => {
      await select(from, 'owner', 'archive');
      await from.page.keyboard.press('Control+c');
      to = await designer({ ...EMPTY, prefix });
      const xml = await pasteInto(to);
      expect(xml).toMatch(new RegExp(`${prefix}:assignee="\\$\\{owner\\}"`));
      expect(xml).toMatch(new RegExp(`<${prefix}:taskListener `));
      expect(xml).not.toContain('camunda:');
      expect(xml).toContain('脚手架');
      const report = to.find('dialog.gd-canvas-paste-report');
      await report.waitFor();
      expect(await report.innerText()).toContain('timeout');
      expect(await report.innerText()).toContain(`已转换为 ${prefix}`);
      await to.page.keyboard.press('Escape');
      await report.waitFor({ state: 'detached' });
      await to.page.keyboard.press('Control+z');
      expect(await to.xml()).not.toContain('建设单位审批');
    },
  );
});

describe('a boundary event alone', () => {
  const EVENT = `<bpmn:boundaryEvent id="late" name="超过三天" cancelActivity="false" attachedToRef="owner" camunda:asyncBefore="true">
      <bpmn:timerEventDefinition id="timer"><bpmn:timeDuration>P3D</bpmn:timeDuration></bpmn:timerEventDefinition>
    </bpmn:boundaryEvent>
  </bpmn:process>`;
  const DRAWN = `<bpmndi:BPMNShape id="late_di" bpmnElement="late"><dc:Bounds x="560" y="142" width="36" height="36" /><bpmndi:BPMNLabel><dc:Bounds x="556" y="185" width="44" height="14" /></bpmndi:BPMNLabel></bpmndi:BPMNShape>
    </bpmndi:BPMNPlane>`;
  const WITH_EVENT = CAMUNDA.replace('</bpmn:process>', EVENT).replace('</bpmndi:BPMNPlane>', DRAWN);
  const events = (xml: string) => xml.match(/<bpmn:boundaryEvent [^>]*>/g) ?? [];

  beforeEach(() => from.call('importXML', WITH_EVENT));

  test('another window wants an activity, says so, and has it on the selected one in one step', async () => {
    await select(from, 'late');
    await from.page.keyboard.press('Control+c');
    to = await designer({ value: CAMUNDA });
    await to.page.bringToFront();
    await select(to, 'end');
    const before = await to.xml();
    await to.page.keyboard.press('Control+v');
    await to.notice().filter({ hasText: '边界事件须附着在活动上：请先选中一个任务' }).waitFor();
    expect(await to.xml()).toBe(before);
    await select(to, 'engineer');
    await to.page.keyboard.press('Control+v');
    await expect.poll(async () => events(await to.xml()).length).toBe(1);
    const xml = await to.xml();
    expect(events(xml)[0]).toMatch(/id="(?!late")/);
    for (const part of ['attachedToRef="engineer"', 'cancelActivity="false"', 'camunda:asyncBefore="true"']) {
      expect(events(xml)[0]).toContain(part);
    }
    expect(xml).toContain('<bpmn:timeDuration');
    expect(xml).toContain('>P3D<');
    expect(xml.match(/id="owner"/g)).toHaveLength(1);
    await to.page.keyboard.press('Control+z');
    expect(await to.xml()).toBe(before);
    await to.page.keyboard.press('Control+y');
    expect(await to.xml()).toBe(xml);
    await to.call('importXML', anew(xml));
    expect(await to.xml()).toBe(xml);
  });

  test('another engine has it with its own names', async () => {
    await select(from, 'late');
    await from.page.keyboard.press('Control+c');
    to = await designer({ value: APPROVAL_XML, prefix: 'flowable' });
    await to.shape('archive').waitFor();
    await select(to, 'archive');
    await to.page.keyboard.press('Control+v');
    await expect.poll(async () => events(await to.xml()).length).toBe(1);
    expect(events(await to.xml())[0]).toContain('flowable:async="true"');
  });

  test('the same window: beside the first one, onto another task, cut and pasted', async () => {
    await select(from, 'late');
    await from.page.keyboard.press('Control+c');
    await from.page.keyboard.press('Control+v');
    await expect.poll(async () => events(await from.xml()).length).toBe(2);
    expect(events(await from.xml()).every((event) => event.includes('attachedToRef="owner"'))).toBe(true);
    const boxes = await from
      .find('.djs-shape:has(> .djs-visual > circle):not(.djs-label)')
      .evaluateAll((shapes) => shapes.map((shape) => JSON.stringify(shape.getBoundingClientRect())));
    expect(new Set(boxes).size).toBe(boxes.length);
    await select(from, 'archive');
    await from.page.keyboard.press('Control+v');
    await expect
      .poll(async () => events(await from.xml()).filter((event) => event.includes('"archive"')).length)
      .toBe(1);
    await select(from, 'late');
    await from.page.keyboard.press('Control+x');
    await from.shape('late').waitFor({ state: 'detached' });
    await select(from, 'engineer');
    await from.page.keyboard.press('Control+v');
    await expect
      .poll(async () => events(await from.xml()).filter((event) => event.includes('"engineer"')).length)
      .toBe(1);
  });

  test('beside other elements it needs its activity, and is left out with a word', async () => {
    await select(from, 'late', 'archive');
    await from.page.keyboard.press('Control+c');
    await from.notice().filter({ hasText: '已略过 1 个边界事件' }).waitFor();
    const xml = await pasteInto(from);
    expect(events(xml)).toHaveLength(1);
    expect(xml.match(/name="等待归档"/g)).toHaveLength(2);
  });
});

describe('the same window', () => {
  test('cut and paste move, with the message that was there', async () => {
    await select(from, 'archive');
    await from.page.keyboard.press('Control+x');
    await from.shape('archive').waitFor({ state: 'detached' });
    const xml = await pasteInto(from);
    expect(xml.match(/name="等待归档"/g)).toHaveLength(1);
    expect(xml.match(/<bpmn:message /g)).toHaveLength(1);
  });

  test('the menu copies and pastes, also where the page may not use the clipboard', async () => {
    await from.page.evaluate(() => {
      const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      Object.defineProperty(navigator.clipboard, 'readText', { value: denied });
      Object.defineProperty(navigator.clipboard, 'writeText', { value: denied });
    });
    await from.page.bringToFront();
    await from.shape('owner').click({ button: 'right' });
    await from.find('[data-command="copy"]').click();
    await expect
      .poll(() => from.page.evaluate(() => localStorage.getItem('gd-designer-clipboard') ?? ''))
      .toContain('建设单位审批');
    await from.page.mouse.click(700, 700, { button: 'right' });
    await from.find('[data-command="paste"]').click();
    await expect.poll(async () => (await from.xml()).match(/name="建设单位审批"/g)?.length).toBe(2);
    // Pasted where the menu was opened.
    const at = await from.find('.djs-shape.selected').first().boundingBox();
    expect(Math.abs((at?.x ?? 0) + (at?.width ?? 0) / 2 - 700)).toBeLessThan(20);
  });

  test('other text in the clipboard is told politely and changes nothing', async () => {
    const before = await from.xml();
    await from.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await from.page.evaluate(() => navigator.clipboard.writeText('明天上午十点开会'));
    await select(from, 'owner');
    await from.page.keyboard.press('Control+v');
    await from.notice().filter({ hasText: '剪贴板中没有流程元素' }).waitFor();
    expect(await from.xml()).toBe(before);
    expect(await from.events('gd-error')).toEqual([]);
  });

  test("while a name is typed the clipboard is the text field's own", async () => {
    await from.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await from.page.evaluate(() => navigator.clipboard.writeText('加急'));
    await from.page.bringToFront();
    await from.shape('engineer').dblclick();
    await from.find('.djs-direct-editing-content').waitFor();
    await from.page.keyboard.press('End');
    await from.page.keyboard.press('Control+v');
    await from.page.mouse.click(700, 700);
    await expect.poll(() => from.xml()).toMatch(/name="[^"]*加急[^"]*"/);
  });
});
