import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anew } from './designer-page/designer.ts';
import { ENGINES_IN_PLACES } from './designer-page/kinds.ts';
import { close, designer, openSections, panel, withStage } from './designer-page/opened.ts';

withStage();

const dialog = () => designer.find('.ant-modal:visible');

/** Fills the fields of the open dialog and confirms it. */
async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await panel.dialogField(label).locator('input').fill(text);
  }
}
async function confirm(): Promise<void> {
  await panel.press('确定');
  await dialog().waitFor({ state: 'hidden' });
}

async function pair(list: string, add: string, key: string, text: string): Promise<void> {
  await panel.press(add);
  const row = designer.find(`[data-pairs="${list}"] .gd-panel-pair`).last();
  await row.locator('input').nth(0).fill(key);
  await row.locator('input').nth(1).fill(text);
}

const list = (name: string) => designer.find(`[data-list="${name}"]`);
const rows = (name: string) =>
  list(name)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => row.querySelector('td')?.textContent));

/** Adds a text field to the built-in form. */
async function addField(id: string, label: string): Promise<void> {
  await panel.press('添加表单字段');
  await dialog().waitFor();
  await fill({ 字段标识: id, 显示名称: label });
  await confirm();
}

describe.each(ENGINES_IN_PLACES)('%s in %s', (engine, place) => {
  beforeEach(() => openSections(engine, place));
  afterEach(close);

  test('user task: owner and details where the engine reads them; nobody is only said', async () => {
    const section = await panel.open('engineer', 'task');
    await section.locator('text=尚未指定处理人或候选人').waitFor();
    expect(await panel.row('任务所有者').count()).toBe(engine === 'camunda' ? 0 : 1);
    await panel.expectUndoable(async () => {
      if (engine === 'camunda') await panel.type('跟踪时间', '${followUp}');
      else {
        await panel.type('任务所有者', 'wang');
        await panel.type('任务分类', 'safety');
        await panel.type('跳过表达式', '${skip}');
      }
      await panel.type('候选用户', '${people.of(a, b)}，c');
    }, `${engine}:candidateUsers="\${people.of(a, b)},c"`);
    await panel.open('engineer', 'task');
    expect(await panel.section('task').locator('text=尚未指定处理人或候选人').count()).toBe(0);
  });

  test('start event: initiator; process: what the engine keeps of it', async () => {
    await panel.open('start', 'general');
    await panel.expectUndoable(() => panel.type('发起人变量', 'initiator'), `${engine}:initiator="initiator"`);
    await panel.open(null, 'general');
    await panel.expectUndoable(async () => {
      await panel.type('可发起分组', 'site，office');
      if (engine === 'camunda') {
        await panel.type('版本标签', 'v2');
        await panel.type('历史保留时间', 'P180D');
        await panel.check('可执行', '可从任务列表发起', false);
      }
    }, `${engine}:candidateStarterGroups="site,office"`);
    if (engine === 'camunda') {
      expect(await designer.xml()).toMatch(
        /versionTag="v2" camunda:historyTimeToLive="P180D" camunda:isStartableInTasklist="false"/,
      );
    }
  });

  test('designer 2: form: hint first, then the reference', async () => {
    const section = await panel.open('engineer', 'form');
    const hint = await section.locator('.gd-panel-hint').boundingBox();
    const key = await panel.row('表单标识').boundingBox();
    expect(hint?.y).toBeLessThan(key?.y ?? 0);
    await panel.expectUndoable(async () => {
      await panel.type('表单标识', 'site-check');
      if (engine === 'flowable') {
        await panel.type('校验表单字段', 'true');
        await panel.check('同一部署', '使用与流程同一次部署的表单');
      }
    }, `${engine}:formKey="site-check"`);
    expect(await panel.row('表单引用').count()).toBe(0);
    await panel.open('engineer', 'form');
    expect(await panel.row('表单引用').count()).toBe(engine === 'camunda' ? 1 : 0);
  });

  test('designer 3: form field with everything: added, edited, undone, redone, reopened', async () => {
    await panel.open('engineer', 'form');
    const written =
      engine === 'camunda'
        ? /<camunda:formField id="grade" label="等级" type="enum" defaultValue="b">\s*<camunda:properties>\s*<camunda:property id="width" value="2" \/>\s*<\/camunda:properties>\s*<camunda:validation>\s*<camunda:constraint name="required" \/>\s*<camunda:constraint name="maxlength" config="8" \/>\s*<\/camunda:validation>\s*<camunda:value id="a" name="甲" \/>\s*<camunda:value id="b" name="乙" \/>/
        : new RegExp(
            `<${engine}:formProperty (?=[^>]*id="grade")(?=[^>]*name="等级")(?=[^>]*type="enum")(?=[^>]*default="b")(?=[^>]*required="true")(?=[^>]*writable="false")(?=[^>]*variable="level")[^>]*>\\s*<${engine}:value id="a" name="甲" />\\s*<${engine}:value id="b" name="乙" />`,
          );
    await panel.expectUndoable(async () => {
      await panel.press('添加表单字段');
      await dialog().waitFor();
      await fill({ 字段标识: 'grade', 显示名称: '等级', 默认值: 'b' });
      await panel.pick(panel.dialogField('字段类型').locator('.ant-select'), '枚举（enum）');
      await pair('values', '添加枚举值', 'a', '甲');
      await pair('values', '添加枚举值', 'b', '乙');
      if (engine === 'camunda') {
        await pair('constraints', '添加规则', 'required', '');
        await pair('constraints', '添加规则', 'maxlength', '8');
        await pair('properties', '添加字段属性', 'width', '2');
      } else {
        await dialog().locator('label:has-text("必填") input').check();
        await dialog().locator('label:has-text("可写") input').uncheck();
        await fill({ 存入变量: 'level' });
      }
      await confirm();
      await expect.poll(() => rows('formFields')).toEqual(['grade']);
    }, written);
    // The edit writes only the changed part.
    const before = await designer.xml();
    await panel.open('engineer', 'form');
    await list('formFields').locator('button:has-text("编辑")').click();
    await dialog().waitFor();
    await confirm();
    expect(await designer.xml()).toBe(before);
    await panel.expectUndoable(async () => {
      await list('formFields').locator('button:has-text("编辑")').click();
      await dialog().waitFor();
      await panel.pick(panel.dialogField('字段类型').locator('.ant-select'), '日期（date）');
      await fill({ 日期格式: 'yyyy-MM-dd' });
      await confirm();
    }, /type="date"[^>]*datePattern="yyyy-MM-dd"|datePattern="yyyy-MM-dd"[^>]*type="date"/);
    expect(await designer.xml()).not.toContain('甲');
  });

  test('form fields: exact refusals, order by keyboard, removal after a question', async () => {
    await panel.open('engineer', 'form');
    await panel.press('添加表单字段');
    await dialog().waitFor();
    await panel.press('确定');
    await dialog().locator('text=请填写字段标识').waitFor();
    await fill({ 字段标识: 'a', 显示名称: '甲' });
    await confirm();
    await addField('b', '乙');
    await addField('c', '丙');
    await panel.press('添加表单字段');
    await dialog().waitFor();
    await fill({ 字段标识: 'b' });
    await panel.press('确定');
    await dialog().locator('text=该标识已被其他字段使用').waitFor();
    await panel.press('取消');
    await dialog().waitFor({ state: 'hidden' });
    await list('formFields').locator('tr:has-text("甲") button[data-move="down"]').focus();
    await designer.page.keyboard.press('Enter');
    await expect.poll(() => rows('formFields')).toEqual(['b', 'a', 'c']);
    await designer.page.keyboard.press('Enter');
    await expect.poll(() => rows('formFields')).toEqual(['b', 'c', 'a']);
    const xml = await designer.xml();
    expect(xml.indexOf('id="b"')).toBeLessThan(xml.indexOf('id="a"'));
    await list('formFields').locator('tr:has-text("丙") button:has-text("移除")').click();
    await designer.find('text=确认移除该字段吗？').waitFor();
    await panel.press('确定');
    await expect.poll(() => rows('formFields')).toEqual(['b', 'a']);
    await designer.tool('undo').click();
    await expect.poll(() => rows('formFields')).toEqual(['b', 'c', 'a']);
  });

  test('colours: pair, free colour, reset; both ways of writing; undone and reopened', async () => {
    await panel.open('engineer', 'general');
    await panel.expectUndoable(async () => {
      await panel.row('颜色').locator('button[aria-label="绿色"]').click();
    }, /<bpmndi:BPMNShape id="engineer_di"(?=[^>]*bioc:fill="#dcf5e3")(?=[^>]*bioc:stroke="#17623a")(?=[^>]*color:background-color="#dcf5e3")(?=[^>]*color:border-color="#17623a")/);
    await panel.open('engineer', 'general');
    expect(await panel.row('颜色').locator('button[aria-label="绿色"]').getAttribute('aria-pressed')).toBe('true');
    await panel.row('颜色').locator('label:has-text("填充") input').fill('#ffff00');
    await expect.poll(() => designer.xml()).toContain('bioc:fill="#ffff00"');
    await panel.row('颜色').locator('button:has-text("恢复默认颜色")').click();
    await expect.poll(() => designer.xml()).not.toContain('bioc:');
    expect(await designer.xml()).not.toContain('color:border');
  });

  test('a condition is an expression everywhere, a script where the engine runs it', async () => {
    await panel.open('f3', 'condition');
    await panel.expectUndoable(async () => {
      await panel.choose('流转类型', '条件流转路径');
      await panel.type('表达式', '${days > 3}');
    }, '${days &gt; 3}');
    await panel.open('f3', 'condition');
    await panel.row('条件格式').locator('.ant-select').click();
    const options = designer.find('.ant-select-item-option:visible');
    const kinds = engine === 'activiti' ? ['表达式'] : ['表达式', '脚本'];
    await expect.poll(() => options.allInnerTexts()).toEqual(kinds);
    await designer.page.keyboard.press('Escape');
    await panel.choose('流转类型', '默认流转路径');
    expect(await designer.xml()).not.toContain('conditionExpression');
    expect(await designer.xml()).toContain('default="f3"');
    await designer.tool('undo').click();
    expect(await designer.xml()).toContain('${days &gt; 3}');
  });

  test('switching the engine: report first, converted, one step back to exactly what was there', async () => {
    await panel.open('engineer', 'task');
    await panel.type('处理用户', '${initiator}');
    await panel.check('异步设置', '异步前');
    const before = await designer.xml();
    const to = engine === 'flowable' ? 'activiti' : 'flowable';
    await designer.find('.gd-engine').click();
    await dialog().waitFor();
    if (engine !== 'camunda') await panel.pick(dialog().locator('.ant-select').first(), to);
    await dialog().locator(`td >> text=${to}:assignee`).first().waitFor();
    expect(await designer.xml()).toBe(before);
    await panel.press('转换');
    await dialog().waitFor({ state: 'hidden' });
    const after = await designer.xml();
    expect(after).toContain(`${to}:assignee="\${initiator}"`);
    expect(after).toContain(`${to}:async="true"`);
    expect(after).not.toContain(`${engine}:`);
    await expect.poll(() => designer.find('.gd-engine').innerText()).toContain(to);
    await designer.tool('undo').click();
    expect(await designer.xml()).toBe(before);
    await designer.tool('redo').click();
    expect(await designer.xml()).toBe(after);
    await designer.tool('undo').click();
    await designer.tool('undo').click();
    expect(await designer.xml()).not.toBe(before);
    expect(await designer.call('isDirty')).toBe(true);
    while (await designer.tool('redo').isEnabled()) await designer.tool('redo').click();
    expect(await designer.xml()).toBe(after);
    await panel.open('engineer', 'task');
    await panel.type('优先级', '7');
    expect(await designer.xml()).toContain(`${to}:priority="7"`);
    await designer.call('importXML', anew(after));
    expect(await designer.xml()).toBe(after);
  });
});
