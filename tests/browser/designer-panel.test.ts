import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLACES } from './designer-page/designer.ts';
import { close, designer, openSections, panel, withStage } from './designer-page/opened.ts';
import { axe } from './support/axe.ts';

withStage();

describe.each(PLACES)('any engine in %s', (place) => {
  beforeEach(() => openSections('camunda', place));
  afterEach(close);

  test('designer 2: shows each section for the elements of the specification only', async () => {
    const shown = async (id: string | null) => {
      await designer.call('select', id);
      const label = id === null ? '流程标识' : '元素标识';
      await panel
        .row(label)
        .locator(`input[value="${id ?? 'approval'}"]`)
        .waitFor();
      return panel.root
        .locator('[class*="gd-section-"]')
        .evaluateAll((items) => items.map((item) => /gd-section-(\w+)/.exec(item.className)?.[1]));
    };
    const rest = ['executionListeners', 'properties', 'other'];
    expect(await shown(null)).toEqual(['general', 'messages', 'errors', 'jobs', ...rest]);
    expect(await shown('start')).toEqual(['general', 'form', 'jobs', ...rest]);
    expect(await shown('engineer')).toEqual([
      'general',
      'form',
      'task',
      'inputOutput',
      'multiInstance',
      'executionListeners',
      'taskListeners',
      'properties',
      'other',
    ]);
    expect(await shown('owner')).toEqual(['general', 'task', 'inputOutput', 'multiInstance', ...rest]);
    expect(await shown('f1')).toEqual(['general', ...rest]);
    expect(await shown('f3')).toEqual(['general', 'condition', ...rest]);
    expect(await shown('ok')).toEqual(['general', 'jobs', ...rest]);
  });

  test('designer 2 and 9: is 480 wide, starts at the first section for another element, and selecting changes nothing', async () => {
    expect((await panel.root.boundingBox())?.width).toBe(480);
    const before = await designer.xml();
    await panel.open('engineer', 'task');
    await designer.shape('owner').click();
    await panel.section('task').waitFor();
    expect(await panel.section('task').getAttribute('class')).not.toContain('-active');
    expect(await panel.section('general').getAttribute('class')).toContain('-active');
    for (const id of ['start', 'engineer', 'ok', 'f3', 'archive', 'end', null]) await designer.call('select', id);
    expect(await designer.xml()).toBe(before);
    expect(await designer.tool('undo').isDisabled()).toBe(true);
    expect(await designer.events('gd-change')).toEqual([]);
  });

  test('designer 5: names: the key is fixed, an empty process name is refused, a name is on the canvas at once', async () => {
    await panel.open(null, 'general');
    expect(await panel.row('流程标识').locator('input').isDisabled()).toBe(true);
    await panel.row('流程名称').locator('input').fill('');
    await panel.row('流程名称').locator('text=流程名称不能为空').waitFor();
    await panel.row('流程名称').locator('input').blur();
    expect(await designer.xml()).toContain('name="方案审批"');
    await designer.call('select', 'engineer');
    await panel.expectUndoable(
      () => panel.type('元素名称', '总监审核'),
      '<bpmn:userTask id="engineer" name="总监审核"',
    );
    await designer.find('.djs-element[data-element-id="engineer"] >> text=总监审核').waitFor();
  });

  test('typing is written by Enter, by saving and by selecting something else', async () => {
    await panel.open('engineer', 'general');
    const input = panel.row('元素名称').locator('input');
    await input.fill('甲');
    await input.press('Enter');
    expect(await designer.xml()).toContain('name="甲"');
    await input.fill('乙');
    await designer.call('save');
    expect(await designer.events('gd-save')).toMatchObject([{ key: 'approval', name: '方案审批' }]);
    expect(await designer.xml()).toContain('name="乙"');
    await input.fill('丙');
    await designer.shape('archive').click();
    await expect.poll(() => designer.xml()).toContain('<bpmn:userTask id="engineer" name="丙"');
    expect(await designer.xml()).toContain('<bpmn:receiveTask id="archive" name="归档"');
  });

  test('shortcuts do nothing while typing', async () => {
    await panel.open('engineer', 'general');
    const input = panel.row('元素名称').locator('input');
    await input.click();
    await input.press('End');
    await input.press('Backspace');
    await input.press('Delete');
    expect(await designer.shape('engineer').count()).toBe(1);
    expect(await input.inputValue()).toBe('监理工程师审');
  });

  test('designer 4: a flow is normal, default or conditional, never two of them', async () => {
    await panel.open('f3', 'condition');
    await panel.choose('流转类型', '条件流转路径');
    await panel.type('表达式', '${approved}');
    expect(await designer.xml()).toMatch(/<bpmn:conditionExpression[^>]*>\$\{approved\}</);
    await panel.choose('流转类型', '默认流转路径');
    let xml = await designer.xml();
    expect(xml).not.toContain('conditionExpression');
    expect(xml).toContain('default="f3"');
    await panel.choose('流转类型', '条件流转路径');
    xml = await designer.xml();
    expect(xml).not.toContain('default="f3"');
    await designer.tool('undo').click();
    xml = await designer.xml();
    expect(xml).toContain('default="f3"');
    expect(xml).not.toContain('conditionExpression');
    await designer.tool('undo').click();
    expect(await designer.xml()).toMatch(/<bpmn:conditionExpression[^>]*>\$\{approved\}</);
    await panel.choose('流转类型', '普通流转路径');
    expect(await designer.xml()).not.toContain('conditionExpression');
  });

  test('designer 8: messages and signals: created, refused twice with the exact words, removed with their references', async () => {
    const section = await panel.open(null, 'messages');
    for (const [button, exists, kind] of [
      ['创建新消息', '该消息已存在，请修改id后重新保存', 'message'],
      ['创建新信号', '该信号已存在，请修改id后重新保存', 'signal'],
    ] as const) {
      const idLabel = kind === 'message' ? '消息 ID' : '信号 ID';
      await section.locator(`button:has-text("${button}")`).click();
      await panel.dialogField(idLabel).locator('input').fill('M1');
      await expect.poll(async () => (await designer.find('.ant-modal:visible').boundingBox())?.width).toBe(400);
      await panel.press('保存');
      if (kind === 'signal') {
        await panel.dialogField(idLabel).locator('text=该 ID 已被其他元素使用').waitFor();
        await panel.dialogField(idLabel).locator('input').fill('S1');
        await panel.press('保存');
      }
      await section.locator(`[data-list="${kind}"] td`).first().waitFor();
      await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
      await section.locator(`button:has-text("${button}")`).click();
      await panel
        .dialogField(idLabel)
        .locator('input')
        .fill(kind === 'message' ? 'M1' : 'S1');
      await panel.press('保存');
      await panel.dialogField(idLabel).locator(`text=${exists}`).waitFor();
      await panel.press('取消');
      await designer.find('.ant-modal:visible').waitFor({ state: 'hidden' });
    }
    expect(await designer.xml()).toContain('<bpmn:message id="M1"');
    expect(await designer.xml()).toContain('<bpmn:signal id="S1"');
    await panel.open('archive', 'task');
    await panel.choose('消息实例', 'M1');
    expect(await designer.xml()).toContain('messageRef="M1"');
    await panel.open(null, 'messages');
    await section.locator('[data-list="message"] button:has-text("移除")').click();
    await designer.find('text=正在被 1 处引用').waitFor();
    await panel.press('确定');
    await expect.poll(() => designer.xml()).not.toContain('M1');
    await designer.tool('undo').click();
    expect(await designer.xml()).toContain('messageRef="M1"');
  });

  test('documentation and standard loop', async () => {
    await panel.open('engineer', 'other');
    await panel.expectUndoable(() => panel.type('元素文档', '第一行\n第二行'), '<bpmn:documentation>第一行\n第二行<');
    await panel.open('engineer', 'multiInstance');
    await panel.choose('回路特性', '循环事件');
    await designer.find('text=流程引擎不支持标准循环').waitFor();
    expect(await designer.xml()).toContain('<bpmn:standardLoopCharacteristics');
    await panel.choose('回路特性', '无');
    expect(await designer.xml()).not.toContain('LoopCharacteristics');
  });
});

describe.each(['light', 'dark'])('accessible, %s', (theme) => {
  beforeEach(() => openSections('camunda'));
  afterEach(close);

  test('canvas, panel, drawer and preview have no finding', async () => {
    await designer.set({ theme });
    await panel.open('engineer', 'task');
    await panel.open('engineer', 'multiInstance');
    await panel.row('回路特性').waitFor();
    expect(await axe(designer.page)).toEqual([]);
    const section = await panel.open('engineer', 'taskListeners');
    await section.locator('button:has-text("添加监听器")').click();
    await panel.dialogField('Java 类').waitFor();
    expect(await axe(designer.page)).toEqual([]);
    await panel.press('取消');
    await designer.find('.ant-drawer-open').waitFor({ state: 'detached' });
    await designer.tool('preview').click();
    expect(await axe(designer.page)).toEqual([]);
    await designer.find('[role="menuitem"]').first().click();
    expect(await axe(designer.page)).toEqual([]);
  });
});
