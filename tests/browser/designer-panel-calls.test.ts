import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLACES } from './designer-page/designer.ts';
import { ENGINES_IN_PLACES } from './designer-page/kinds.ts';
import { KINDS_XML } from './designer-page/kinds-model.ts';
import { close, designer, openAnew, openKinds, panel, withStage } from './designer-page/opened.ts';
import { axe } from './support/axe.ts';

withStage();

async function confirm(): Promise<void> {
  await panel.press('确定');
  await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
}

describe.each(ENGINES_IN_PLACES)('%s in %s', (engine, place) => {
  beforeEach(() => openKinds(engine, place));
  afterEach(close);

  test('call activity: what is called, and its business key', async () => {
    await panel.open('call', 'callActivity');
    await panel.expectUndoable(async () => {
      await panel.type('被调用流程标识', 'inspection');
      await panel.type('业务标识', '#{execution.processBusinessKey}');
      if (engine === 'camunda') {
        await panel.choose('绑定方式', '版本标签');
        await panel.type('版本标签', '2026');
      } else await panel.check('选项', '继承变量');
    }, /calledElement="inspection"/);
    const xml = await designer.xml();
    if (engine === 'camunda') {
      expect(xml).toContain('camunda:calledElementBinding="versionTag" camunda:calledElementVersionTag="2026"');
      expect(xml).toContain('<camunda:in businessKey="#{execution.processBusinessKey}" />');
      await panel.open('call', 'callActivity');
      await panel.choose('绑定方式', '最新版本');
      expect(await designer.xml()).not.toMatch(/calledElementBinding|VersionTag/);
    } else {
      expect(xml).toContain(`${engine}:businessKey="#{execution.processBusinessKey}"`);
      expect(xml).toContain(`${engine}:inheritVariables="true"`);
    }
  });

  test('call activity: variables in and out are added, changed, moved and removed', async () => {
    const section = await panel.open('call', 'callActivity');
    const list = section.locator('[data-list="In"]');
    const add = async (source: string, target: string) => {
      await panel.press('添加传入变量');
      await panel.dialogField('来源变量').locator('input').fill(source);
      await panel.dialogField('目标变量').locator('input').fill(target);
      await confirm();
    };
    await panel.expectUndoable(
      async () => {
        await add('a', 'x');
        await add('b', 'y');
        await list.locator('tr:has-text("b") button[aria-label="上移"]').click();
        await list.locator('tr:has-text("a") button:has-text("编辑")').click();
        await panel.pick(panel.dialogField('来源类型').locator('.ant-select'), '表达式');
        await panel.dialogField('来源表达式').locator('input').fill('${a + 1}');
        await confirm();
        await panel.press('添加传出变量');
        await panel.press('确定');
        await panel.dialogField('来源变量').locator('text=请填写来源变量').waitFor();
        await panel.dialogField('来源变量').locator('input').fill('r');
        await panel.dialogField('目标变量').locator('input').fill('result');
        await confirm();
      },
      new RegExp(
        `<${engine}:in source="b" target="y" />\\s*<${engine}:in (?:target="x" sourceExpression|sourceExpression)="\\$\\{a \\+ 1\\}"[^]*<${engine}:out source="r" target="result" />`,
      ),
    );
    await panel.open('call', 'callActivity');
    await list.locator('tr:has-text("y") button:has-text("移除")').click();
    await designer.find('text=确认移除该变量映射吗？').waitFor();
    await panel.press('确定');
    await expect.poll(() => designer.xml()).not.toContain('source="b"');
    expect(await designer.xml()).toContain('${a + 1}');
  });

  test('multi-instance of a call: says what the engine would refuse', async () => {
    const section = await panel.open('call', 'multiInstance');
    await panel.choose('回路特性', '时序多重事件');
    await section.locator('text=既没有集合也没有循环基数').waitFor();
    await openAnew();
    await panel.open('call', 'multiInstance');
    await panel.expectUndoable(async () => {
      await panel.type('循环基数', '3');
      await panel.type('完成条件', '${done}');
      if (engine === 'flowable') await panel.type('序号变量', 'index');
    }, '<bpmn:loopCardinality');
    await panel.open('call', 'multiInstance');
    expect(await section.locator('text=既没有集合也没有循环基数').count()).toBe(0);
    if (engine === 'flowable') expect(await designer.xml()).toContain('flowable:elementIndexVariable="index"');
  });
});

describe.each(PLACES)('camunda alone in %s', (place) => {
  afterEach(close);

  test('input and output: text, script, list and map; nested ones stay', async () => {
    await openKinds('camunda', place);
    const section = await panel.open('user', 'inputOutput');
    const add = async (button: string, name: string, type?: string) => {
      await panel.press(button);
      await panel.dialogField('参数名称').locator('input').fill(name);
      if (type) await panel.pick(panel.dialogField('参数类型').locator('.ant-select'), type);
    };
    const xml = await panel.expectUndoable(async () => {
      await add('添加输入参数', 'amount');
      await panel.dialogField('内容').locator('textarea').fill('${order.amount}');
      await confirm();
      await add('添加输入参数', 'names', '列表');
      await panel.press('添加一项');
      await panel.press('添加一项');
      await designer.find('input[aria-label="值 1"]').fill('甲');
      await designer.find('input[aria-label="值 2"]').fill('乙');
      await designer.find('button[aria-label="上移 2"]').click();
      await confirm();
      await add('添加输入参数', 'codes', '映射');
      await panel.press('添加一项');
      await designer.find('input[aria-label="键 1"]').fill('k');
      await designer.find('input[aria-label="值 1"]').fill('v');
      await confirm();
      await add('添加输出参数', 'total', '脚本');
      await panel.press('确定');
      await panel.dialogField('脚本格式').locator('text=请填写脚本格式').waitFor();
      await panel.dialogField('脚本格式').locator('input').fill('groovy');
      await panel.dialogField('脚本').locator('textarea').fill('1 + 1');
      await confirm();
    }, '<camunda:inputParameter name="amount">${order.amount}</camunda:inputParameter>');
    expect(xml).toMatch(/<camunda:list>\s*<camunda:value>乙<\/camunda:value>\s*<camunda:value>甲<\/camunda:value>/);
    expect(xml).toMatch(/<camunda:map>\s*<camunda:entry key="k">v<\/camunda:entry>/);
    expect(xml).toMatch(/<camunda:outputParameter name="total">\s*<camunda:script scriptFormat="groovy">1 \+ 1</);
    await panel.open('user', 'inputOutput');
    await add('添加输入参数', 'amount');
    await panel.press('确定');
    await panel.dialogField('参数名称').locator('text=同名参数已存在').waitFor();
    await panel.press('取消');
    await section.locator('td:has-text("列表（2 项）")').waitFor();
  });

  test('a nested definition is shown and kept', async () => {
    const nested = `<bpmn:extensionElements><camunda:inputOutput xmlns:camunda="http://camunda.org/schema/1.0/bpmn"><camunda:inputParameter name="deep"><camunda:list><camunda:list><camunda:value>in</camunda:value></camunda:list><camunda:value>out</camunda:value></camunda:list></camunda:inputParameter></camunda:inputOutput></bpmn:extensionElements>`;
    await openKinds(
      'camunda',
      place,
      KINDS_XML.replace('<bpmn:userTask id="user" name="user" >', (tag) => tag + nested),
    );
    const section = await panel.open('user', 'inputOutput');
    await section.locator('button:has-text("编辑")').click();
    await designer.find('text=嵌套的列表，原样保留').waitFor();
    await designer.find('input[aria-label="值 2"]').fill('changed');
    await confirm();
    expect(await designer.xml()).toMatch(
      /<camunda:list>\s*<camunda:list>\s*<camunda:value>in<\/camunda:value>\s*<\/camunda:list>\s*<camunda:value>changed</,
    );
  });

  test('an event that ends has no outputs', async () => {
    await openKinds('camunda', place);
    const section = await panel.open('shouts', 'inputOutput');
    const refused = section.locator('text=不能有输出参数');
    await refused.waitFor();
    const [button, note] = [
      await section.locator('button:has-text("添加输入参数")').boundingBox(),
      await refused.boundingBox(),
    ];
    expect((note?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThan(4);
    expect(await section.locator('[data-list="output"]').count()).toBe(0);
  });
});

describe.each(PLACES)('what an engine does not read, in %s', (place) => {
  afterEach(close);

  const dead = KINDS_XML.replace(
    '<bpmn:definitions ',
    (start) => `${start}xmlns:flowable="http://flowable.org/bpmn" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" `,
  )
    .replace('id="send" name="send"', 'id="send" name="send" flowable:class="a.B" flowable:type="mail"')
    .replace('id="user" name="user"', 'id="user" name="user" flowable:assignee="x" camunda:followUpDate="2026-01-01"')
    .replace('<bpmn:userTask id="user"', (tag) => tag);

  test('flowable: told, removed alone and together, and undone', async () => {
    await openKinds('flowable', place, dead);
    await designer.call('select', 'send');
    const alert = panel.root.locator('.gd-panel-dead');
    await alert.locator('text=class').first().waitFor();
    await panel.open('send', 'task');
    await panel.row('执行方式').locator('text=邮件').waitFor();
    await panel.expectUndoable(() => alert.getByRole('button').first().click(), 'flowable:type="mail"');
    expect(await designer.xml()).not.toContain('flowable:class');
    await designer.call('select', 'user');
    await alert.locator('text=followUpDate').first().waitFor();
    await alert.getByRole('button').first().click();
    await alert.waitFor({ state: 'detached' });
    expect(await designer.xml()).toContain('flowable:assignee="x"');
    expect(await designer.xml()).not.toContain('followUpDate');
  });

  test('flowable: variables of a loop are collected', async () => {
    await openKinds('flowable', place, dead);
    const section = await panel.open('user', 'multiInstance');
    await panel.choose('回路特性', '并行多重事件');
    await openAnew();
    await panel.open('user', 'multiInstance');
    await panel.expectUndoable(async () => {
      await panel.press('添加变量汇总');
      await panel.dialogField('汇总变量').locator('input').fill('reviews');
      await panel.press('添加变量');
      await designer.find('input[aria-label="实例变量 1"]').fill('approved');
      await designer.find('input[aria-label="汇总中的名称 1"]').fill('ok');
      await confirm();
      await section.locator('[data-list="aggregation"] td:has-text("reviews")').waitFor();
    }, '<flowable:variableAggregation target="reviews">');
    expect(await designer.xml()).toContain('<flowable:variable source="approved" target="ok" />');
  });
});

describe.each(['light', 'dark'])('accessible, %s', (theme) => {
  beforeEach(() => openKinds('camunda'));
  afterEach(close);

  test('new sections and dialogs have no finding', async () => {
    await designer.set({ theme });
    await panel.open('call', 'callActivity');
    await panel.open('call', 'inputOutput');
    await panel.open('call', 'jobs');
    await panel.row('作业优先级').waitFor();
    expect(await axe(designer.page)).toEqual([]);
    await panel.press('添加输入参数');
    await panel.pick(panel.dialogField('参数类型').locator('.ant-select'), '映射');
    await panel.press('添加一项');
    expect(await axe(designer.page)).toEqual([]);
    await panel.press('取消');
    await panel.open('timed', 'eventSettings');
    await panel.choose('定时类型', '循环');
    await panel.press('可视化设置');
    await designer.find('.ant-modal:visible input[type="time"]').waitFor();
    expect(await axe(designer.page)).toEqual([]);
  });
});
