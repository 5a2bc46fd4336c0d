import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLACES } from './designer-page/designer.ts';
import { ENGINES_IN_PLACES } from './designer-page/kinds.ts';
import { close, designer, openKinds, panel, withStage } from './designer-page/opened.ts';

withStage();

/** Creates a message, signal, error or escalation in the form of an event. */
async function create(button: string, values: Readonly<Record<string, string>>): Promise<void> {
  await panel.press(button);
  for (const [label, text] of Object.entries(values)) await panel.dialogField(label).locator('input').fill(text);
  await panel.press('保存');
  await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
}

describe.each(ENGINES_IN_PLACES)('%s in %s', (engine, place) => {
  beforeEach(() => openKinds(engine, place));
  afterEach(close);

  test('timer: written, read in words, with its next times', async () => {
    const section = await panel.open('timed', 'eventSettings');
    await panel.expectUndoable(async () => {
      await panel.choose('定时类型', '循环');
      await panel.type('定时器', '0 0 8 ? * MON');
      await section.locator('strong:text-is("每周一 8:00")').waitFor();
      expect(await section.locator('.gd-panel-timer li').count()).toBe(5);
      for (const run of await section.locator('.gd-panel-timer li').allInnerTexts()) expect(run).toContain('08:00:00');
    }, /<bpmn:timeCycle xsi:type="bpmn:tFormalExpression">0 0 8 \? \* MON<\/bpmn:timeCycle>/);
    await panel.open('timed', 'eventSettings');
    await panel.choose('定时类型', '持续时长');
    expect(await designer.xml()).not.toContain('timeCycle');
    await panel.type('定时器', '1 小时');
    await panel.row('定时器').locator('.gd-panel-row-error:has-text("不是有效的 ISO 8601 时长")').waitFor();
    await panel.type('定时器', '${wait}');
    await section.locator('strong:has-text("由表达式 ${wait} 决定")').waitFor();
    expect(await designer.xml()).toMatch(/<bpmn:timeDuration[^>]*>\$\{wait\}</);
    await designer.tool('undo').click();
    await designer.tool('undo').click();
    await designer.tool('undo').click();
    expect(await designer.xml()).toMatch(/<bpmn:timeCycle[^>]*>0 0 8 \? \* MON</);
  });

  test('timer on an activity: set by form, and whether it interrupts', async () => {
    const section = await panel.open('late', 'eventSettings');
    await panel.expectUndoable(async () => {
      await panel.check('中断', '触发时中断所附活动', false);
      await panel.choose('定时类型', '持续时长');
      await panel.press('可视化设置');
      const dialog = designer.find('.ant-modal:visible');
      await dialog.locator('label:has-text("小时") input').fill('0');
      await dialog.locator('label:text-matches("天$") input').fill('2');
      await dialog.locator('strong:text-is("2 天后触发")').waitFor();
      await panel.press('确定');
      await section.locator('strong:text-is("2 天后触发")').waitFor();
    }, /cancelActivity="false"[^>]*>\s*<bpmn:timerEventDefinition id="late_timer">\s*<bpmn:timeDuration[^>]*>P2D</);
  });

  test('message and signal: chosen from the event, created on the spot', async () => {
    await panel.open('waits', 'eventSettings');
    await panel.expectUndoable(
      () => create('创建新消息', { '消息 ID': 'Paid', 消息名称: '已付款' }),
      /<bpmn:messageEventDefinition id="waits_message" messageRef="Paid"/,
    );
    await panel.open('hears', 'eventSettings');
    await panel.expectUndoable(
      () => create('创建新信号', { '信号 ID': 'Alarm', 信号名称: '报警' }),
      /<bpmn:signalEventDefinition id="hears_signal" signalRef="Alarm"/,
    );
    await panel.open('shouts', 'eventSettings');
    await panel.expectUndoable(
      async () => {
        await panel.choose('信号实例', '报警（Alarm）');
        await panel.check('选项', '异步发送');
      },
      new RegExp(`${engine}:async="true"`),
    );
  });

  test('errors and escalations: made, used, listed with where, changed, removed with their references', async () => {
    await panel.open('fails', 'eventSettings');
    await panel.expectUndoable(
      () => create('创建新错误', { '错误 ID': 'Late', 错误名称: '超期', 错误代码: 'LATE' }),
      /<bpmn:error id="Late" name="超期" errorCode="LATE"[^]*|errorRef="Late"/,
    );
    await panel.open('catches', 'eventSettings');
    await panel.expectUndoable(async () => {
      await panel.choose('错误实例', '超期 / LATE（Late）');
      if (engine === 'camunda') await panel.type('错误代码变量', 'code');
      if (engine === 'flowable') await panel.type('错误变量', 'error');
    }, /<bpmn:errorEventDefinition id="catches_error" errorRef="Late"/);
    await panel.open('raises', 'eventSettings');
    await panel.expectUndoable(
      () => create('创建新升级', { '升级 ID': 'Up', 升级代码: 'UP' }),
      /<bpmn:escalationEventDefinition id="raises_escalation" escalationRef="Up"/,
    );
    const section = await panel.open(null, 'errors');
    const errors = section.locator('[data-list="error"]');
    expect(await errors.locator('.gd-panel-user').allInnerTexts()).toEqual(['fails', 'catches']);
    await panel.expectUndoable(async () => {
      await errors.locator('button:has-text("编辑")').click();
      await panel.dialogField('错误代码').locator('input').fill('TOO_LATE');
      await panel.press('保存');
      await errors.locator('td:has-text("TOO_LATE")').waitFor();
    }, 'errorCode="TOO_LATE"');
    await panel.open(null, 'errors');
    await errors.locator('button:has-text("移除")').click();
    await designer.find('text=正在被 2 处引用').waitFor();
    await panel.press('确定');
    await expect.poll(() => designer.xml()).not.toContain('Late');
    await designer.tool('undo').click();
    expect((await designer.xml()).match(/errorRef="Late"/g)).toHaveLength(2);
    await errors.locator('.gd-panel-user').first().click();
    await panel.root.locator('.gd-panel-head strong:text-is("fails")').waitFor();
  });

  test('conditional, link, compensation and terminate events', async () => {
    await panel.open('holds', 'eventSettings');
    await panel.expectUndoable(async () => {
      await panel.type('条件', '${weight > 3}');
      if (engine === 'camunda') {
        await panel.type('变量名称', 'weight');
        await panel.type('变量变化', 'update');
      }
    }, /<bpmn:condition xsi:type="bpmn:tFormalExpression">\$\{weight &gt; 3\}</);
    await panel.open('jumps', 'eventSettings');
    await panel.expectUndoable(() => panel.type('链接名称', 'A'), '<bpmn:linkEventDefinition id="jumps_link" name="A"');
    await panel.open('jumps', 'eventSettings');
    await panel.row('链接名称').locator('text=与 A 配对').waitFor();
    const section = await panel.open('stops', 'eventSettings');
    if (engine === 'camunda') await section.locator('text=无需设置').waitFor();
    else {
      await panel.expectUndoable(
        () => panel.check('选项', '同时终止父流程'),
        `<bpmn:terminateEventDefinition id="stops_terminate" ${engine}:terminateAll="true"`,
      );
    }
  });

  test('selecting every kind changes nothing', async () => {
    const before = await designer.xml();
    for (const id of ['timed', 'waits', 'holds', 'tells', 'undoes', 'late', 'fails', 'service', 'rule', 'call']) {
      await designer.call('select', id);
      const section = panel.root.locator('.gd-section-eventSettings, .gd-section-task, .gd-section-callActivity');
      await section.first().waitFor();
      await section.first().locator('.ant-collapse-header').first().click();
      await section.first().locator('.gd-panel-row, .gd-panel-hint').first().waitFor();
    }
    expect(await designer.xml()).toBe(before);
    expect(await designer.tool('undo').isDisabled()).toBe(true);
  });
});

describe.each(PLACES)('camunda alone in %s', (place) => {
  beforeEach(() => openKinds('camunda', place));
  afterEach(close);

  test('a message is sent by something', async () => {
    await panel.open('tells', 'eventSettings');
    await panel.expectUndoable(async () => {
      await create('创建新消息', { '消息 ID': 'M' });
      await panel.choose('执行方式', '外部任务');
      await panel.type('主题', 'send');
    }, /<bpmn:messageEventDefinition id="tells_message" messageRef="M" camunda:type="external" camunda:topic="send"/);
  });

  test('a cycle is set by form: weekdays and a time, by keyboard', async () => {
    const section = await panel.open('timed', 'eventSettings');
    await panel.choose('定时类型', '循环');
    await panel.button('可视化设置').press('Enter');
    const dialog = designer.find('.ant-modal:visible');
    await dialog.locator('label:has-text("周三") input').press('Space');
    await dialog.locator('input[type="time"]').fill('18:30');
    await dialog.locator('code:text-is("0 30 18 ? * 2,4")').waitFor();
    await dialog.locator('strong:text-is("每周一、周三 18:30")').waitFor();
    await panel.pick(dialog.locator('.gd-panel-row:has-text("频率") .ant-select'), '固定间隔');
    await dialog.locator('code:text-is("R/PT1H")').waitFor();
    await panel.pick(dialog.locator('.gd-panel-row:has-text("频率") .ant-select'), '每月');
    await panel.pick(dialog.locator('.gd-panel-row:has-text("日期") .ant-select'), '最后一天');
    await dialog.locator('strong:text-is("每月最后一天 18:30")').waitFor();
    await panel.button('确定').press('Enter');
    await section.locator('strong:text-is("每月最后一天 18:30")').waitFor();
    expect(await designer.xml()).toContain('>0 30 18 L * ?<');
    await designer.tool('undo').click();
    expect(await designer.xml()).not.toContain('0 30 18 L');
  });

  test('the timer of a listener is read in words too', async () => {
    const section = await panel.open('user', 'taskListeners');
    await section.locator('button:has-text("添加监听器")').click();
    await panel.pick(panel.dialogField('事件类型').locator('.ant-select'), '超时（timeout）');
    await panel.pick(panel.dialogField('定时器类型').locator('.ant-select'), '持续时长');
    await panel.dialogField('定时器').locator('input').fill('PT90M');
    await designer.find('.ant-drawer strong:text-is("1 小时 30 分钟后触发")').waitFor();
    await panel.dialogField('定时器').locator('input').fill('soon');
    await designer.find('.ant-drawer .gd-panel-row-error:has-text("不是有效的 ISO 8601 时长")').waitFor();
  });
});
