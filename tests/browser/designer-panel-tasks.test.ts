import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLACES } from './designer-page/designer.ts';
import { ENGINES_IN_PLACES } from './designer-page/kinds.ts';
import { close, designer, openAnew, openKinds, panel, withStage } from './designer-page/opened.ts';
import { settle } from './support/settle.ts';

withStage();

describe.each(ENGINES_IN_PLACES)('%s in %s', (engine, place) => {
  beforeEach(() => openKinds(engine, place));
  afterEach(close);

  test('service task: an expression with its result; a class takes both away, and undo brings them back', async () => {
    await panel.open('service', 'task');
    await panel.expectUndoable(
      async () => {
        await panel.choose('执行方式', '表达式');
        await panel.type('表达式', '${archive.run()}');
        await panel.type('结果变量', 'found');
      },
      new RegExp(`${engine}:expression="\\$\\{archive\\.run\\(\\)\\}"[^>]*${engine}:resultVariable="found"`),
    );
    await panel.open('service', 'task');
    await panel.choose('执行方式', 'Java 类');
    await panel.type('Java 类', 'org.example.Archive');
    let xml = await designer.xml();
    expect(xml).toContain(`${engine}:class="org.example.Archive"`);
    expect(xml).not.toContain('resultVariable');
    expect(xml).not.toContain(`${engine}:expression`);
    await designer.tool('undo').click();
    await designer.tool('undo').click();
    xml = await designer.xml();
    expect(xml).toContain(`${engine}:expression`);
    expect(xml).toContain('resultVariable="found"');
  });

  test('service task: injected fields of a class', async () => {
    const section = await panel.open('service', 'task');
    await panel.choose('执行方式', 'Java 类');
    await panel.expectUndoable(
      async () => {
        await panel.type('Java 类', 'org.example.Archive');
        await panel.press('添加字段');
        await panel.dialogField('字段名称').locator('input').fill('level');
        await panel.dialogField('字符串').locator('input').fill('info');
        await panel.press('确定');
        await section.locator('td:has-text("level")').waitFor();
      },
      new RegExp(`<${engine}:field name="level">\\s*<${engine}:string>info</${engine}:string>`),
    );
  });

  test('service task: a mail is a kind with fields, and expressions are written as such', async () => {
    await panel.open('service', 'task');
    const xml = await panel.expectUndoable(async () => {
      await panel.choose('执行方式', '邮件');
      await panel.type('收件人', '${engineer.mail}');
      await panel.type('主题', '请审批');
      await panel.type('纯文本内容', '第一行\n第二行');
    }, `${engine}:type="mail"`);
    expect(xml).toMatch(new RegExp(`<${engine}:field name="to">\\s*<${engine}:expression>\\$\\{engineer\\.mail\\}<`));
    expect(xml).toMatch(new RegExp(`<${engine}:field name="subject">\\s*<${engine}:string>请审批<`));
    await panel.open('service', 'task');
    await panel.type('主题', '');
    expect(await designer.xml()).not.toContain('name="subject"');
    expect(await designer.xml()).toContain('name="to"');
  });

  test('send task: only what the engine carries out', async () => {
    await panel.open('send', 'task');
    await panel.row('执行方式').locator('.ant-select').click();
    await designer.find('.ant-select-item-option:visible >> text="邮件"').waitFor();
    const code = designer.find('.ant-select-item-option:visible >> text="Java 类"');
    if (engine === 'camunda') await code.waitFor();
    else {
      await settle(designer.page);
      expect(await code.count()).toBe(0);
    }
    await designer.page.keyboard.press('Escape');
    await panel.expectUndoable(() => panel.choose('执行方式', '邮件'), `${engine}:type="mail"`);
  });

  test('script task: what the engine knows of scripts', async () => {
    await panel.open('script', 'task');
    await panel.expectUndoable(async () => {
      await panel.type('脚本格式', 'groovy');
      await panel.type('脚本', 'x = 1 < 2');
      await panel.type('结果变量', 'x');
      if (engine !== 'camunda') await panel.check('选项', '自动保存脚本变量');
    }, 'x = 1 &lt; 2');
    if (engine !== 'camunda') expect(await designer.xml()).toContain(`${engine}:autoStoreVariables="true"`);
  });

  test('jobs: priority and retries of a task and of a gateway', async () => {
    const [before, name] = engine === 'camunda' ? ['异步前', 'asyncBefore'] : ['异步前', 'async'];
    await panel.open('service', 'task');
    expect(await panel.row('重试周期').count()).toBe(0);
    await panel.expectUndoable(
      async () => {
        await panel.check('异步设置', before);
        await panel.type('重试周期', 'R5/PT10M');
        if (engine === 'camunda') await panel.type('作业优先级', '50');
      },
      new RegExp(`<${engine}:failedJobRetryTimeCycle>R5/PT10M<`),
    );
    await panel.open('service', 'task');
    await panel.type('重试周期', 'R5/10M');
    await panel.row('重试周期').locator('.gd-panel-row-error').waitFor();
    await openAnew();
    await panel.open('gateway', 'jobs');
    await panel.expectUndoable(
      () => panel.check('异步设置', before),
      new RegExp(`<bpmn:exclusiveGateway id="gateway"[^>]*${engine}:${name}="true"`),
    );
    await panel.open('gateway', 'jobs');
    // Only Camunda reads retries of gateways.
    await panel.row('作业优先级').or(panel.row('异步设置')).first().waitFor();
    await settle(designer.page);
    expect(await panel.row('重试周期').count()).toBe(engine === 'camunda' ? 1 : 0);
  });
});

describe.each(PLACES)('camunda alone in %s', (place) => {
  beforeEach(() => openKinds('camunda', place));
  afterEach(close);

  test('external task: topic, priority, and errors that it throws', async () => {
    await panel.open(null, 'errors');
    await panel.press('创建新错误');
    await panel.dialogField('错误 ID').locator('input').fill('E1');
    await panel.dialogField('错误代码').locator('input').fill('TIMEOUT');
    await panel.press('保存');
    await panel.section('errors').locator('td').first().waitFor();
    await openAnew();
    const section = await panel.open('service', 'task');
    const xml = await panel.expectUndoable(async () => {
      await panel.choose('执行方式', '外部任务');
      await panel.type('主题', 'archive');
      await panel.type('任务优先级', '7');
      await panel.press('添加错误映射');
      await panel.pick(panel.dialogField('错误实例').locator('.ant-select'), 'E1');
      await panel.dialogField('条件表达式').locator('input').fill('${externalTask.retries == 0}');
      await panel.press('确定');
      await section.locator('[data-list="errorMapping"] td').first().waitFor();
    }, 'camunda:type="external" camunda:topic="archive" camunda:taskPriority="7"');
    expect(xml).toMatch(
      /<camunda:errorEventDefinition[^>]*errorRef="E1"[^>]*expression="\$\{externalTask\.retries == 0\}"/,
    );
    await panel.open('service', 'task');
    await panel.choose('执行方式', '代理表达式');
    await panel.type('代理表达式', '${x}');
    const after = await designer.xml();
    expect(after).not.toContain('topic=');
    expect(after).not.toContain('taskPriority');
  });

  test('business rule task: a decision by version, and what goes with it', async () => {
    await panel.open('rule', 'task');
    await panel.expectUndoable(async () => {
      await panel.choose('执行方式', 'DMN 决策');
      await panel.type('决策引用', 'approver');
      await panel.choose('绑定方式', '指定版本');
      await panel.type('版本', '3');
      await panel.type('租户 ID', 'north');
      await panel.choose('结果映射', '单个值（singleEntry）');
      await panel.type('结果变量', 'who');
    }, /camunda:decisionRef="approver"/);
    let xml = await designer.xml();
    for (const part of [
      'decisionRefBinding="version"',
      'decisionRefVersion="3"',
      'decisionRefTenantId="north"',
      'mapDecisionResult="singleEntry"',
      'resultVariable="who"',
    ]) {
      expect(xml).toContain(`camunda:${part}`);
    }
    await panel.open('rule', 'task');
    await panel.choose('绑定方式', '版本标签');
    await panel.type('版本标签', '2026');
    xml = await designer.xml();
    expect(xml).toContain('camunda:decisionRefVersionTag="2026"');
    expect(xml).not.toContain('decisionRefVersion="3"');
    await panel.choose('执行方式', 'Java 类');
    await panel.type('Java 类', 'a.B');
    expect(await designer.xml()).not.toMatch(/decisionRef|mapDecisionResult|resultVariable/);
  });

  test('connector: an id and its parameters', async () => {
    const section = await panel.open('service', 'task');
    const xml = await panel.expectUndoable(async () => {
      await panel.choose('执行方式', '连接器');
      await panel.type('连接器 ID', 'http-connector');
      await panel.press('添加输入参数');
      await panel.dialogField('参数名称').locator('input').fill('url');
      await panel.dialogField('内容').locator('textarea').fill('https://example.org');
      await panel.press('确定');
      await section.locator('[data-list="input"] td').first().waitFor();
    }, '<camunda:connectorId>http-connector</camunda:connectorId>');
    expect(xml).toMatch(/<camunda:connector>[^]*<camunda:inputParameter name="url">https:\/\/example\.org</);
  });
});

describe.each(PLACES)('flowable and activiti in %s', (place) => {
  afterEach(close);

  test.each(['flowable', 'activiti'])('%s: rule task with rules', async (engine) => {
    await openKinds(engine, place);
    await panel.open('rule', 'task');
    await panel.expectUndoable(
      async () => {
        await panel.type('规则名称', 'a, b');
        await panel.check('选项', '排除所列规则');
        await panel.type('输入变量', '${order}');
        await panel.type('结果变量', 'out');
      },
      new RegExp(`${engine}:ruleVariablesInput="\\$\\{order\\}"`),
    );
    expect(await designer.xml()).toContain(`${engine}:exclude="true"`);
  });

  test('flowable: HTTP request', async () => {
    await openKinds('flowable', place);
    await panel.open('service', 'task');
    const xml = await panel.expectUndoable(async () => {
      await panel.choose('执行方式', 'HTTP 请求');
      await panel.choose('请求方法', 'POST');
      await panel.type('请求地址', 'https://example.org/a?b=1&c=2');
      await panel.check('选项', '响应存为 JSON');
    }, 'flowable:type="http"');
    expect(xml).toContain('<flowable:string>https://example.org/a?b=1&amp;c=2</flowable:string>');
    expect(xml).toMatch(/name="saveResponseVariableAsJson">\s*<flowable:string>true</);
  });

  test('flowable: external worker with variables in and out', async () => {
    await openKinds('flowable', place);
    const section = await panel.open('service', 'task');
    const xml = await panel.expectUndoable(async () => {
      await panel.choose('执行方式', '外部任务');
      await panel.type('主题', 'archive');
      await panel.press('添加传入变量');
      await panel.dialogField('来源变量').locator('input').fill('a');
      await panel.dialogField('目标变量').locator('input').fill('b');
      await panel.press('确定');
      await section.locator('[data-list="In"] td').first().waitFor();
    }, 'flowable:type="external-worker"');
    expect(xml).toContain('flowable:topic="archive"');
    expect(xml).toContain('<flowable:in source="a" target="b" />');
  });
});
