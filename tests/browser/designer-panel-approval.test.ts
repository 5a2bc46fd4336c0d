import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SECTIONS_XML } from './designer-page/approval-model.ts';
import { PLACES } from './designer-page/designer.ts';
import { close, designer, openSections, panel, withStage } from './designer-page/opened.ts';

withStage();

describe.each(PLACES)('approval records of flowable in %s', (place) => {
  beforeEach(() => openSections('flowable', place));
  afterEach(close);

  const dialog = () => designer.find('.ant-modal:visible');
  const fill = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      await panel.dialogField(label).locator('input').fill(text);
    }
    await panel.press('确定');
    await dialog().waitFor({ state: 'hidden' });
  };

  test('buttons with all attributes, ordered, every other extension stays', async () => {
    const section = await panel.open('engineer', 'approval');
    await panel.expectUndoable(async () => {
      await panel.press('添加审批按钮');
      await dialog().waitFor();
      await panel.press('确定');
      await dialog().locator('text=请填写按钮名称').waitFor();
      await panel.pick(panel.dialogField('是否隐藏').locator('.ant-select'), '否');
      await fill({ '按钮 ID': 'b1', 按钮名称: '同意', 按钮编码: 'agree', 下一步: 'owner' });
    }, /<flowable:button(?=[^>]*id="b1")(?=[^>]*name="同意")(?=[^>]*code="agree")(?=[^>]*isHide="false")(?=[^>]*next="owner")(?=[^>]*sort="1")[^>]*\/>/);
    await panel.open('engineer', 'approval');
    await panel.press('添加审批按钮');
    await dialog().waitFor();
    await fill({ 按钮名称: '退回', 按钮编码: 'back' });
    await panel.press('添加审批人');
    await dialog().waitFor();
    await fill({ 审批人类型: 'user', 审批人: 'wang', 适用条件: '${days > 3}', 操作类型: 'and' });
    await section.locator('[data-list="Button"] tr:has-text("退回") button[data-move="up"]').click();
    const xml = await designer.xml();
    expect(xml).toMatch(/name="退回" code="back" sort="1" \/>\s*<flowable:button id="b1"[^>]*sort="2"/);
    expect(xml).toMatch(
      /<flowable:assignee type="user" value="wang" condition="\$\{days &#62; 3\}" operationType="and" sort="1"/,
    );
    await section.locator('[data-list="Button"] tr:has-text("同意") button:has-text("移除")').click();
    await designer.find('text=确认移除该按钮吗？').waitFor();
    await panel.press('确定');
    await expect.poll(() => designer.xml()).not.toContain('agree');
    expect(await designer.xml()).toContain('<flowable:assignee');
    await designer.tool('undo').click();
    expect(await designer.xml()).toBe(xml);
  });

  test('conditions of a flow; the section is for models of flowable', async () => {
    await panel.open('f3', 'approval');
    await panel.expectUndoable(async () => {
      await panel.press('添加流转规则');
      await dialog().waitFor();
      await fill({ 字段: 'days', 比较: '>', 比较值: '3', 与下一条的关系: 'and' });
    }, '<flowable:condition field="days" compare="&#62;" value="3" logic="and" sort="1" />');
    await designer.call('select', 'f1');
    await panel.section('other').waitFor();
    expect(await panel.section('approval').count()).toBe(0);
    await designer.set({ prefix: 'camunda' });
    await designer.call('importXML', SECTIONS_XML);
    await panel.open('engineer', 'task');
    expect(await panel.section('approval').count()).toBe(0);
  });
});
