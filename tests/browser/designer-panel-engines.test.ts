import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { APPROVAL_XML as SERVICE_XML } from './designer-page/approval-model.ts';
import { PLACES } from './designer-page/designer.ts';
import { ENGINES_IN_PLACES } from './designer-page/kinds.ts';
import { close, designer, openSections, panel, withStage } from './designer-page/opened.ts';

withStage();

describe.each(ENGINES_IN_PLACES)('%s in %s', (engine, place) => {
  beforeEach(() => openSections(engine, place));
  afterEach(close);

  test('designer 3: user task: assignment', async () => {
    await panel.open('engineer', 'task');
    await panel.expectUndoable(
      async () => {
        await panel.type('处理用户', '${initiator}');
        await panel.type('候选用户', 'a， b');
        await panel.type('优先级', '50');
      },
      new RegExp(
        `<bpmn:userTask[^>]*${engine}:assignee="\\$\\{initiator\\}" ${engine}:candidateUsers="a,b" ${engine}:priority="50"`,
      ),
    );
    await panel.open('engineer', 'task');
    expect(await panel.row('跟踪时间').count()).toBe(engine === 'camunda' ? 1 : 0);
  });

  test('process: candidate starters, and what only camunda keeps', async () => {
    await panel.open(null, 'general');
    await panel.expectUndoable(() => panel.type('可发起用户', 'a,b'), `${engine}:candidateStarterUsers="a,b"`);
    await panel.open(null, 'general');
    expect(await panel.row('历史保留时间').count()).toBe(engine === 'camunda' ? 1 : 0);
  });

  test('designer 3: script task: format, script, result variable', async () => {
    await panel.open('owner', 'task');
    await panel.expectUndoable(
      async () => {
        await panel.type('脚本格式', 'groovy');
        await panel.type('脚本', 'x = 1 < 2');
        await panel.type('结果变量', 'x');
      },
      new RegExp(`scriptFormat="groovy" ${engine}:resultVariable="x"`),
    );
  });

  test('service task: one way to its code at a time', async () => {
    await designer.call('importXML', SERVICE_XML);
    await panel.open('archive', 'task');
    await panel.expectUndoable(async () => {
      await panel.choose('执行方式', '代理表达式');
      await panel.type('代理表达式', '${archive}');
    }, `${engine}:delegateExpression="\${archive}"`);
    await panel.open('archive', 'task');
    await panel.choose('执行方式', 'Java 类');
    await panel.type('Java 类', 'org.example.Archive');
    const xml = await designer.xml();
    expect(xml).toContain(`${engine}:class="org.example.Archive"`);
    expect(xml).not.toContain('delegateExpression');
  });

  test('designer 4: asynchronous: unticking the last takes exclusive away', async () => {
    await panel.open('engineer', 'task');
    const name = engine === 'camunda' ? 'asyncBefore' : 'async';
    await panel.check('异步设置', '异步前');
    expect(await designer.xml()).toContain(`${engine}:${name}="true"`);
    await panel.check('异步设置', '异步前', false);
    await expect.poll(() => designer.xml()).toContain(`${engine}:exclusive="false"`);
    await designer.tool('undo').click();
    expect(await designer.xml()).not.toContain('exclusive=');
  });

  test('designer 4: multi-instance: parallel starts with the collection, sequential keeps the rest', async () => {
    await panel.open('engineer', 'multiInstance');
    await panel.expectUndoable(
      async () => {
        await panel.choose('回路特性', '并行多重事件');
        await panel.type('元素变量', 'user');
        await panel.type('完成条件', '${nrOfCompletedInstances > 1}');
      },
      new RegExp(
        `<bpmn:multiInstanceLoopCharacteristics[^>]*${engine}:collection="\\$\\{coll_userList\\}" ${engine}:elementVariable="user"`,
      ),
    );
    await panel.open('engineer', 'multiInstance');
    await panel.choose('回路特性', '时序多重事件');
    const xml = await designer.xml();
    expect(xml).toContain('isSequential="true"');
    expect(xml).toContain(`${engine}:elementVariable="user"`);
    expect(xml).toContain('${nrOfCompletedInstances &gt; 1}');
  });

  test('designer 3 and 5: execution listener with an injected field, exact words where something is missing', async () => {
    const section = await panel.open('engineer', 'executionListeners');
    await panel.expectUndoable(
      async () => {
        await section.locator('button:has-text("添加监听器")').click();
        await panel.press('保存');
        await panel.dialogField('Java 类').locator('text=请填写 Java 类').waitFor();
        await panel.dialogField('Java 类').locator('input').fill('org.example.Log');
        await panel.press('添加字段');
        await panel.dialogField('字段名称').locator('input').fill('level');
        await panel.dialogField('字符串').locator('input').fill('info');
        await expect.poll(async () => (await designer.find('.ant-modal:visible').boundingBox())?.width).toBe(600);
        await panel.press('确定');
        await designer.find('.ant-drawer td:has-text("level")').waitFor();
        await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
        await panel.press('保存');
        await section.locator('td').first().waitFor();
      },
      new RegExp(
        `<${engine}:executionListener event="start" class="org.example.Log">\\s*<${engine}:field name="level">\\s*<${engine}:string>info</${engine}:string>|<${engine}:executionListener class="org.example.Log" event="start">\\s*<${engine}:field name="level">\\s*<${engine}:string>info</${engine}:string>`,
      ),
    );
  });

  test('designer 3: extension properties keep every other extension', async () => {
    const section = await panel.open('engineer', 'properties');
    await panel.expectUndoable(async () => {
      await section.locator('button:has-text("添加属性")').click();
      await panel.dialogField('属性名称').locator('input').fill('area');
      await panel.dialogField('属性值').locator('input').fill('3 号楼');
      await expect.poll(async () => (await designer.find('.ant-modal:visible').boundingBox())?.width).toBe(600);
      await panel.press('确定');
      await section.locator('td').first().waitFor();
      await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
    }, `<${engine}:property name="area" value="3 号楼" />`);
    const listeners = await panel.open('engineer', 'taskListeners');
    await listeners.locator('button:has-text("添加监听器")').click();
    if (engine === 'camunda') await panel.dialogField('监听器 ID').locator('input').fill('l1');
    await panel.dialogField('Java 类').locator('input').fill('a.B');
    await panel.press('保存');
    await listeners.locator('td').first().waitFor();
    const xml = await designer.xml();
    expect(xml).toContain(`<${engine}:property name="area"`);
    expect(xml).toContain(`<${engine}:taskListener`);
    await listeners.locator('button:has-text("移除")').click();
    await designer.find('text=确认移除该监听器吗？').waitFor();
    await panel.press('确定');
    await expect.poll(() => designer.xml()).not.toContain('taskListener');
    expect(await designer.xml()).toContain(`<${engine}:property name="area"`);
  });
});

describe.each(PLACES)('camunda alone in %s', (place) => {
  beforeEach(() => openSections('camunda', place));
  afterEach(close);

  test('designer 4: external scripts and inline ones exclude each other', async () => {
    await panel.open('owner', 'task');
    await panel.type('脚本', 'x = 1');
    await panel.choose('脚本类型', '外部脚本');
    await panel.type('资源地址', 'deployment://a.groovy');
    let xml = await designer.xml();
    expect(xml).toContain('camunda:resource="deployment://a.groovy"');
    expect(xml).not.toContain('x = 1');
    await panel.choose('脚本类型', '内联脚本');
    xml = await designer.xml();
    expect(xml).not.toContain('camunda:resource');
  });

  test('a listener needs an id of its own and fields that say something; Escape asks before what was entered is lost', async () => {
    const section = await panel.open('engineer', 'taskListeners');
    const drawer = designer.find('.ant-drawer:visible');
    const add = async () => {
      await section.locator('button:has-text("添加监听器")').click();
      await panel.dialogField('监听器 ID').locator('input').fill('l1');
      await panel.dialogField('Java 类').locator('input').fill('a.B');
    };
    await add();
    await panel.press('添加字段');
    await panel.dialogField('字段名称').locator('input').fill('level');
    await panel.dialogField('字符串').locator('input').fill('  ');
    await panel.press('确定');
    await designer.find('.ant-modal:visible >> text=请填写字符串').waitFor();
    await panel.dialogField('字符串').locator('input').fill('info');
    await panel.press('确定');
    await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
    await panel.press('保存');
    await section.locator('td').first().waitFor();
    await drawer.waitFor({ state: 'hidden' });
    await add();
    await panel.press('保存');
    await drawer.locator('text=监听器 ID 已被使用，请换一个').waitFor();
    await designer.page.keyboard.press('Escape');
    await designer.find('text=填写的内容尚未保存，确认放弃吗？').waitFor();
    await panel.press('取消');
    await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
    await panel.dialogField('监听器 ID').locator('input').fill('l2');
    await panel.press('保存');
    await expect.poll(() => designer.xml()).toContain('id="l2"');
    await drawer.waitFor({ state: 'hidden' });
    await section.locator('button:has-text("编辑")').first().click();
    await drawer.waitFor();
    await designer.page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
  });

  test('a retry that is cleared leaves no empty element behind', async () => {
    await panel.open('engineer', 'task');
    await panel.check('异步设置', '异步前');
    await panel.type('重试周期', 'R3/PT10M');
    expect(await designer.xml()).toContain('failedJobRetryTimeCycle');
    await panel.type('重试周期', '');
    expect(await designer.xml()).not.toContain('xtensionElements');
  });

  test('designer 5: a script listener that times out says what it needs, in the words of the specification', async () => {
    const section = await panel.open('engineer', 'taskListeners');
    await section.locator('button:has-text("添加监听器")').click();
    await panel.pick(panel.dialogField('事件类型').locator('.ant-select'), '超时（timeout）');
    await panel.pick(panel.dialogField('监听器类型').locator('.ant-select'), '脚本');
    await panel.pick(panel.dialogField('定时器类型').locator('.ant-select'), '持续时长');
    await panel.press('保存');
    for (const message of ['请填写脚本格式', '请填写脚本内容', '请填写定时器配置']) {
      await designer.find(`.ant-drawer >> text=${message}`).first().waitFor();
    }
    await panel.pick(panel.dialogField('脚本类型').locator('.ant-select'), '外部脚本');
    await panel.press('保存');
    await designer.find('.ant-drawer >> text=请填写资源地址').waitFor();
    await panel.dialogField('监听器 ID').locator('input').fill('late');
    await panel.dialogField('脚本格式').locator('input').fill('groovy');
    await panel.dialogField('资源地址').locator('input').fill('deployment://late.groovy');
    await panel.dialogField('定时器').locator('input').fill('PT4H');
    await panel.press('保存');
    await section.locator('td').first().waitFor();
    const xml = await designer.xml();
    expect(xml).toMatch(/<camunda:taskListener [^>]*id="late"/);
    expect(xml).toMatch(/<bpmn:timerEventDefinition id="TimerEventDefinition_[a-z0-9]{8}">/);
    expect(xml).toMatch(/<bpmn:timeDuration[^>]*>PT4H</);
  });

  test('designer 4: a loop that runs in one go loses its retry cycle, and nothing else', async () => {
    await panel.open('engineer', 'multiInstance');
    await panel.choose('回路特性', '并行多重事件');
    await panel.check('异步设置', '异步前');
    await panel.type('重试周期', 'R3/PT10M');
    expect(await designer.xml()).toContain('<camunda:failedJobRetryTimeCycle>R3/PT10M<');
    await panel.check('异步设置', '异步前', false);
    await expect.poll(() => designer.xml()).not.toContain('failedJobRetryTimeCycle');
    expect(await designer.xml()).toContain('camunda:collection="${coll_userList}"');
    await designer.tool('undo').click();
    expect(await designer.xml()).toContain('<camunda:failedJobRetryTimeCycle>R3/PT10M<');
  });
});
