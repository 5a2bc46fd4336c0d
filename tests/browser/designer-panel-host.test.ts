import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SECTIONS_XML } from './designer-page/approval-model.ts';
import { PLACES } from './designer-page/designer.ts';
import { close, designer, openSections, panel, withStage } from './designer-page/opened.ts';
import { axe } from './support/axe.ts';

withStage();

interface HostWindow extends Window {
  asked: string[];
  failing: boolean;
}

/** Gives the designer pickers that answer like a host: by name or key, with errors on demand. */
const giveHost = () =>
  designer.element.evaluate((element) => {
    const page = window as unknown as HostWindow;
    page.asked = [];
    page.failing = false;
    interface Choice {
      value: string;
      label: string;
      hint?: string;
    }
    const people: Choice[] = [
      { value: 'wang', label: '王工', hint: '监理部' },
      { value: 'li', label: '李工' },
    ];
    const answer = (all: Choice[]) => async (query: string, signal: AbortSignal) => {
      page.asked.push(query);
      await new Promise((done) => setTimeout(done, 200));
      if (signal.aborted) throw new DOMException('aborted', 'AbortError');
      if (page.failing) throw new Error('offline');
      return all.filter(({ value, label }) => value.includes(query) || label.includes(query));
    };
    (element as HTMLElement & { props: object }).props = {
      resolveUsers: answer(people),
      resolveGroups: answer([{ value: 'site', label: '工地' }]),
      resolveForms: answer([{ value: 'site-check', label: '现场检查表' }]),
    };
  });
const asked = () => designer.page.evaluate(() => (window as unknown as HostWindow).asked);
const fail = (failing: boolean) =>
  designer.page.evaluate((on) => {
    (window as unknown as HostWindow).failing = on;
  }, failing);

const input = (label: string) => panel.row(label).locator('input').first();
const option = (text: string) => designer.find(`.ant-select-item-option:visible:has-text("${text}")`).first();
const note = () => designer.find('.gd-panel-choice-note:visible');

describe.each(PLACES)('pickers fed by the host in %s', (place) => {
  beforeEach(async () => {
    await openSections('flowable', place);
    await giveHost();
  });
  afterEach(close);

  test('searches after a pause, chooses by keyboard, shows the label, one step of the history each', async () => {
    await panel.open('engineer', 'task');
    await input('处理用户').click();
    await option('李工').waitFor();
    await input('处理用户').pressSequentially('王', { delay: 20 });
    await expect.poll(() => designer.find('.ant-select-item-option:visible').allInnerTexts()).toHaveLength(1);
    expect(await asked()).toEqual(['', '王']);
    await designer.page.keyboard.press('Enter');
    await panel.row('处理用户').locator('text=王工（wang）').last().waitFor();
    expect(await designer.xml()).toContain('flowable:assignee="wang"');
    await input('处理用户').click();
    await panel.click(option('李工'));
    expect(await designer.xml()).toContain('flowable:assignee="li"');
    await designer.tool('undo').click();
    expect(await designer.xml()).toContain('flowable:assignee="wang"');
    await designer.tool('undo').click();
    expect(await designer.xml()).not.toContain('assignee');
  });

  test('a host that gives a new function each time disturbs nobody who types', async () => {
    await panel.open('engineer', 'task');
    await input('处理用户').click();
    await option('王工').waitFor();
    await input('处理用户').pressSequentially('li');
    await giveHost();
    await expect.poll(asked).toContain('li');
    await option('李工').waitFor();
    expect(await input('处理用户').inputValue()).toBe('li');
    expect(await designer.tool('undo').isDisabled()).toBe(true);
    await designer.page.keyboard.press('ArrowDown');
    await designer.page.keyboard.press('Enter');
    await expect.poll(() => designer.xml()).toContain('flowable:assignee="li"');
  });

  test('several users; names and expressions by Enter, blur and save', async () => {
    await panel.open('engineer', 'task');
    await input('候选用户').click();
    await panel.click(option('王工'));
    await input('候选用户').fill('${people.of(a, b)}');
    await designer.page.keyboard.press('Enter');
    await expect.poll(() => designer.xml()).toContain('candidateUsers="wang,${people.of(a, b)}"');
    await input('候选用户').fill('li，${c}');
    await option('li，${c}').waitFor();
    await panel.row('到期时间').locator('input').click();
    await expect.poll(() => designer.xml()).toContain('candidateUsers="wang,${people.of(a, b)},li,${c}"');
    await input('候选分组').fill('工地');
    await option('工地').waitFor();
    await designer.call('save');
    const [saved] = (await designer.events('gd-save')) as { xml: string }[];
    expect(saved?.xml).toContain('flowable:candidateGroups="site"');
    await panel.row('候选用户').locator('.ant-select-selection-item-remove').first().click();
    await expect.poll(() => designer.xml()).toContain('candidateUsers="${people.of(a, b)},li,${c}"');
  });

  test('Enter takes the only match, also before the host has answered, and never what was typed', async () => {
    await panel.open('engineer', 'task');
    await input('处理用户').click();
    await option('李工').waitFor();
    await input('处理用户').fill('李');
    await designer.page.keyboard.press('Enter');
    await panel.row('处理用户').locator('text=李工（li）').last().waitFor();
    expect(await designer.xml()).toContain('flowable:assignee="li"');
    await input('处理用户').fill('工');
    await expect.poll(() => designer.find('.ant-select-item-option:visible').count()).toBe(2);
    await designer.page.keyboard.press('ArrowDown');
    await designer.page.keyboard.press('ArrowDown');
    await designer.page.keyboard.press('Enter');
    await expect.poll(() => designer.xml()).toContain('flowable:assignee="wang"');
  });

  test('nobody whom the host does not have is written, and the person is told', async () => {
    await panel.open('engineer', 'task');
    await input('处理用户').fill('陈');
    await note().filter({ hasText: '没有匹配项' }).waitFor();
    await designer.page.keyboard.press('Enter');
    expect(await input('处理用户').inputValue()).toBe('陈');
    await designer.call('save');
    await designer.notice().filter({ hasText: '“陈”不在可选范围内，未写入“处理用户”' }).waitFor();
    expect(await designer.xml()).not.toContain('assignee');
  });

  test('what is typed when another element is selected goes to the element it was typed for', async () => {
    await panel.open('engineer', 'task');
    await input('处理用户').fill('${initiator}');
    await designer.shape('owner').click();
    await expect
      .poll(() => designer.xml())
      .toMatch(/<bpmn:userTask id="engineer"[^>]*flowable:assignee="\$\{initiator\}"/);
  });

  test('says that it searches, that nothing was found, that it failed, and tries again', async () => {
    await panel.open('engineer', 'task');
    await input('处理用户').click();
    await note().filter({ hasText: '正在查找' }).waitFor();
    await option('王工').waitFor();
    await input('处理用户').fill('nobody');
    await note().filter({ hasText: '没有匹配项' }).waitFor();
    await fail(true);
    await input('处理用户').fill('li');
    await note().filter({ hasText: '查找失败' }).waitFor();
    await fail(false);
    await note().locator('button').click();
    await option('李工').waitFor();
    expect((await asked()).filter((query) => query === 'li')).toHaveLength(2);
    await designer.page.keyboard.press('Escape');
  });

  test('labels of what stands in the model; forms and starters; selecting asks but changes nothing', async () => {
    const value = SECTIONS_XML.replace(
      '<bpmn:userTask id="engineer"',
      '<bpmn:userTask xmlns:flowable="http://flowable.org/bpmn" id="engineer" flowable:assignee="li" flowable:candidateGroups="site,${x}" flowable:formKey="site-check"',
    );
    await designer.call('importXML', value);
    await panel.open('engineer', 'task');
    await panel.row('处理用户').locator('text=李工（li）').last().waitFor();
    await panel.row('候选分组').locator('text=工地（site）').waitFor();
    expect(await asked()).not.toContain('${x}');
    await panel.open('engineer', 'form');
    await panel.row('表单标识').locator('text=现场检查表（site-check）').waitFor();
    expect(await designer.tool('undo').isDisabled()).toBe(true);
    await panel.open(null, 'general');
    await input('可发起用户').click();
    await panel.click(option('王工'));
    await expect.poll(() => designer.xml()).toContain('flowable:candidateStarterUsers="wang"');
  });
});

describe.each(['light', 'dark'])('%s', (theme) => {
  beforeEach(() => openSections('flowable'));
  afterEach(close);

  test('people, forms, colours and approval have no accessibility violations', async () => {
    await designer.set({ theme });
    await giveHost();
    await panel.open('engineer', 'task');
    await panel.open('engineer', 'form');
    await panel.open('engineer', 'approval');
    await panel.press('添加审批按钮');
    for (const label of ['按钮名称', '按钮编码']) await panel.dialogField(label).locator('input').fill('同意');
    expect(await axe(designer.page)).toEqual([]);
    await panel.press('确定');
    await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
    await panel.press('添加表单字段');
    await panel.dialogField('字段标识').locator('input').fill('grade');
    await panel.pick(panel.dialogField('字段类型').locator('.ant-select'), '枚举（enum）');
    await panel.press('添加枚举值');
    await designer.find('.ant-select-dropdown:visible').waitFor({ state: 'hidden' });
    expect(await axe(designer.page)).toEqual([]);
    await panel.press('取消');
    await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
    expect(await axe(designer.page)).toEqual([]);
    await input('处理用户').click();
    await option('王工').waitFor();
    expect(await axe(designer.page)).toEqual([]);
  });
});

describe.each(PLACES)('camunda alone in %s', (place) => {
  beforeEach(() => openSections('camunda', place));
  afterEach(close);

  test('a form by key or by reference, never both; a version for its binding only', async () => {
    await panel.open('engineer', 'form');
    await panel.type('表单标识', 'old');
    await panel.type('表单引用', 'site-check');
    let xml = await designer.xml();
    expect(xml).toContain('camunda:formRef="site-check" camunda:formRefBinding="latest"');
    expect(xml).not.toContain('formKey');
    await designer.tool('undo').click();
    expect(await designer.xml()).toContain('camunda:formKey="old"');
    await designer.tool('redo').click();
    await panel.choose('绑定方式', '指定版本');
    await panel.type('表单版本', '3');
    expect(await designer.xml()).toContain('camunda:formRefVersion="3"');
    await panel.choose('绑定方式', '同一部署');
    xml = await designer.xml();
    expect(xml).toContain('camunda:formRefBinding="deployment"');
    expect(xml).not.toContain('formRefVersion');
    await panel.type('表单标识', 'new');
    xml = await designer.xml();
    expect(xml).toContain('camunda:formKey="new"');
    expect(xml).not.toContain('formRef');
  });

  test('the business key follows its field and goes with it', async () => {
    const section = await panel.open('start', 'form');
    const dialog = designer.find('.ant-modal:visible');
    await panel.press('添加表单字段');
    await panel.dialogField('字段标识').locator('input').fill('order');
    await panel.press('确定');
    await dialog.waitFor({ state: 'hidden' });
    await panel.choose('业务标识', 'order');
    expect(await designer.xml()).toContain('<camunda:formData businessKey="order">');
    await section.locator('button:has-text("编辑")').click();
    await panel.dialogField('字段标识').locator('input').fill('order_no');
    await panel.press('确定');
    await dialog.waitFor({ state: 'hidden' });
    expect(await designer.xml()).toContain('<camunda:formData businessKey="order_no">');
    await designer.tool('undo').click();
    expect(await designer.xml()).toContain('<camunda:formData businessKey="order">');
    await panel.press('添加表单字段');
    await panel.dialogField('字段标识').locator('input').fill('days');
    await panel.press('确定');
    await dialog.waitFor({ state: 'hidden' });
    await section.locator('tr:has-text("order") button:has-text("移除")').click();
    await panel.press('确定');
    await expect.poll(() => designer.xml()).toContain('<camunda:formData>');
  });

  test('old form properties stay what they are', async () => {
    const value = SECTIONS_XML.replace(
      '<bpmn:userTask id="engineer" name="监理工程师审核" />',
      `<bpmn:userTask id="engineer" xmlns:camunda="http://camunda.org/schema/1.0/bpmn"><bpmn:extensionElements><camunda:formProperty id="a" name="甲" type="string" readable="true" /><camunda:properties><camunda:property name="x" value="1" /></camunda:properties></bpmn:extensionElements></bpmn:userTask>`,
    );
    expect(value).not.toBe(SECTIONS_XML);
    await designer.call('importXML', value);
    const section = await panel.open('engineer', 'form');
    await section.locator('text=旧写法').waitFor();
    await section.locator('button:has-text("编辑")').click();
    await designer.find('.ant-modal:visible label:has-text("必填") input').check();
    await panel.press('确定');
    await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
    const xml = await designer.xml();
    expect(xml).toMatch(
      /<camunda:formProperty id="a" name="甲" type="string" readable="true" required="true" \/>|required="true" readable="true"/,
    );
    expect(xml).toContain('<camunda:property name="x" value="1" />');
    expect(xml).not.toContain('formData');
  });

  test('what the target refuses has to be agreed to; nothing happens before', async () => {
    await panel.open('engineer', 'form');
    await panel.type('表单引用', 'site-check');
    const before = await designer.xml();
    await designer.find('.gd-engine').click();
    const dialog = designer.find('.ant-modal:visible');
    await dialog.locator('tr[data-kind="refused"]:has-text("camunda:formRef")').first().waitFor();
    expect(await panel.button('转换').isDisabled()).toBe(true);
    expect(await axe(designer.page)).toEqual([]);
    await panel.press('取消');
    await dialog.waitFor({ state: 'hidden' });
    expect(await designer.xml()).toBe(before);
    await designer.find('.gd-engine').click();
    await dialog.locator('label:has-text("我已知晓") input').check();
    await panel.press('转换');
    await dialog.waitFor({ state: 'hidden' });
    expect(await designer.xml()).not.toContain('formRef');
    await designer.tool('undo').click();
    expect(await designer.xml()).toBe(before);
    const refused = await designer.call<{ report: { kind: string }[] }>('convert', 'flowable');
    expect(refused).toMatchObject({ converted: false });
    expect(refused.report.some(({ kind }) => kind === 'refused')).toBe(true);
    expect(await designer.call('convert', 'flowable', { force: true, dryRun: true })).toMatchObject({
      converted: false,
    });
    expect(await designer.xml()).toBe(before);
    expect(await designer.call('convert', 'flowable', { force: true })).toMatchObject({ converted: true });
    expect(await designer.xml()).toContain('xmlns:flowable');
    await designer.tool('undo').click();
    expect(await designer.xml()).toBe(before);
  });

  test('colours of several elements, from the panel and from the context pad, and none from a simulation', async () => {
    await designer.shape('engineer').click();
    await designer.shape('owner').click({ modifiers: ['Shift'] });
    await panel.root.locator('button[aria-label="蓝色"]').click();
    let xml = await designer.xml();
    expect(xml.match(/bioc:fill="#dbeafe"/g)).toHaveLength(2);
    await designer.tool('undo').click();
    expect(await designer.xml()).not.toContain('bioc:');
    await designer.find('.djs-context-pad .gd-designer-pad-color').click();
    await designer.find('.djs-popup .entry:has-text("红色")').click();
    xml = await designer.xml();
    expect(xml.match(/color:border-color="#a3211c"/g)).toHaveLength(2);
    await designer.shape('f2').click({ force: true });
    await panel.open('f2', 'general');
    await panel.row('颜色').locator('button[aria-label="紫色"]').click();
    xml = await designer.xml();
    expect(xml).toMatch(/<bpmndi:BPMNEdge id="f2_di"[^>]*bioc:stroke="#5b2fa0"/);
    expect(xml).not.toMatch(/<bpmndi:BPMNEdge id="f2_di"[^>]*fill/);
    await designer.tool('simulate').click();
    await designer.find('.gd-designer-simulation').waitFor();
    await designer.tool('stop').click();
    expect(await designer.xml()).toBe(xml);
  });
});
