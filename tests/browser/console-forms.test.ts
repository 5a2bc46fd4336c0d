import { calls } from '@gongdi/api';
import { formFromWire } from '@gongdi/domain';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addressOf, arrive, button, dialog, press, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const FORMS = '/bpm/manager/form';
const row = (page: Page, text: string) => page.locator('tr[data-row-key]').filter({ hasText: text });
const palette = (page: Page, type: string) => page.getByRole('button', { name: `添加${type}`, exact: true });
const card = (page: Page, label: string) => page.locator('.gd-fd-pick').and(page.getByLabel(new RegExp(`^${label}（`)));
const property = (page: Page, label: string) => page.getByRole('complementary').getByLabel(label, { exact: true });
const labels = (page: Page) =>
  page
    .locator('.gd-fd-item > .gd-fd-card > .gd-fd-pick')
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').split('（')[0]));

async function storedForm(name: string) {
  const client = await server().client('admin');
  const { list } = await client.call(calls.workflow.formPage, { query: { name } });
  return client.call(calls.workflow.formGet, { query: { id: list[0]!.id } });
}

async function drag(from: Locator, to: Locator, at: 'before' | 'after'): Promise<void> {
  const box = (await to.boundingBox())!;
  await from.dragTo(to, {
    targetPosition: { x: box.width / 2, y: at === 'before' ? 3 : box.height - 3 },
    force: true,
  });
}

describe('a form', () => {
  it('is designed by mouse and keyboard, saved, previewed and used in a model', async () => {
    const page = await open(FORMS, { user: 'admin' });
    await button(page, '新建表单').click();
    await arrive(page, `${FORMS}/edit`);

    // By mouse: a click adds a field at the end, a drag at the place of the drop.
    await palette(page, '日期区间').click();
    await property(page, '标题').fill('请假时间');
    await property(page, '字段名').fill('leave_time');
    await palette(page, '计算公式').click();
    await property(page, '标题').fill('天数');
    await property(page, '字段名').fill('days');
    await property(page, '公式').fill('DAYS(leave_time)');
    await palette(page, '多行文本').click();
    await property(page, '标题').fill('事由');
    await drag(palette(page, '单选'), card(page, '请假时间'), 'before');
    await expect.poll(() => labels(page)).toEqual(['单选', '请假时间', '天数', '事由']);

    // By keyboard: move, copy, delete, undo.
    await card(page, '事由').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => labels(page)).toEqual(['单选', '请假时间', '事由', '天数']);
    await page.keyboard.press('Control+d');
    await expect.poll(() => labels(page)).toEqual(['单选', '请假时间', '事由', '事由', '天数']);
    await page.keyboard.press('Delete');
    await expect.poll(() => labels(page)).toEqual(['单选', '请假时间', '事由', '天数']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => labels(page)).toEqual(['单选', '请假时间', '事由', '天数']);

    // A rule over another field; a form with two fields of one name cannot be saved.
    await card(page, '事由').click();
    await page.getByRole('complementary').getByLabel('必填', { exact: true }).click();
    await property(page, '字段名').fill('days');
    await page.getByRole('textbox', { name: /表单名/ }).fill('员工请假单');
    await button(page, '保存').click();
    await toast(page, '表单有 1 个问题，请修改后再保存').waitFor();
    await page.getByText('表单项(事由) 和 (天数) 使用了相同的字段名(days)').first().waitFor();
    await card(page, '事由').click();
    await property(page, '字段名').fill('reason');

    // A field that is opened during the first save stays open when the form gets its address.
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/bpm/form/create', async (route) => {
      await asked;
      await route.continue();
    });
    await button(page, '保存').click();
    await button(page, '预览').click();
    const preview = dialog(page, '表单预览');
    await preview.getByLabel('事由', { exact: true }).fill('还在填');
    answer();
    await toast(page, '保存成功').waitFor();
    await expect.poll(() => addressOf(page)).toContain(`${FORMS}/edit?id=`);
    await expect.poll(() => preview.getByLabel('事由', { exact: true }).inputValue()).toBe('还在填');
    await preview.getByLabel('事由', { exact: true }).fill('');
    const stored = await storedForm('员工请假单');
    expect(formFromWire(stored).fields.map(({ type, name }) => [type, name])).toEqual([
      ['choice', 'choice_1'],
      ['range', 'leave_time'],
      ['textarea', 'reason'],
      ['formula', 'days'],
    ]);

    // The preview validates as the real form does.
    await preview.getByText('手机（390）').click();
    await preview.getByRole('button', { name: /校\s?验/ }).click();
    await preview.getByText('请输入事由').first().waitFor();
    await expect
      .poll(() =>
        page.evaluate(
          () => document.activeElement?.shadowRoot?.activeElement?.tagName ?? document.activeElement?.tagName,
        ),
      )
      .toBe('TEXTAREA');
    await preview.getByLabel('事由', { exact: true }).fill('探亲');
    await preview.getByRole('button', { name: /校\s?验/ }).click();
    await preview.getByText('校验通过').waitFor();
    await preview
      .getByRole('button', { name: /^关\s?闭$/ })
      .last()
      .click();
    await preview.waitFor({ state: 'hidden' });

    // The editor still exists with its history: the last input is undone and redone.
    await card(page, '事由').click();
    await page.getByRole('button', { name: /^撤销/ }).click();
    await expect.poll(() => property(page, '字段名').inputValue()).toBe('days');
    await page.getByRole('button', { name: /^重做/ }).click();
    await expect.poll(() => property(page, '字段名').inputValue()).toBe('reason');

    // A model uses the form.
    await button(page, '返回').click();
    await row(page, '员工请假单').waitFor();
    await page.goto(`${server().address}/bpm/manager/model`);
    await button(page, '新建流程').click();
    const model = dialog(page, '新建流程');
    await model.getByLabel('流程标识').fill('uses_form');
    await model.getByLabel('流程名称').fill('用表单的流程');
    await model.getByLabel('流程表单', { exact: true }).first().click();
    await model.getByRole('combobox', { name: '流程表单' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: '员工请假单' }).click();
    await model.getByRole('button', { name: /确\s?定/ }).click();
    await arrive(page, '/bpm/manager/model/design');
    const client = await server().client('admin');
    const { list } = await client.call(calls.workflow.modelPage, { query: { key: 'uses_form' } });
    expect(list[0]).toMatchObject({ form_type: 10, form_id: stored.id, form_name: '员工请假单' });
  });

  it('that somebody else has changed meanwhile is not overwritten', async () => {
    const client = await server().client('admin');
    const wire = { conf: '{"version":1}', fields: ['{"type":"text","name":"a","label":"甲"}'] };
    const { id } = await client.call(calls.workflow.formCreate, { body: { name: '同时修改', ...wire } });
    const page = await open(`${FORMS}/edit?id=${id}`, { user: 'admin' });
    await card(page, '甲').click();
    await client.call(calls.workflow.formUpdate, { body: { id, name: '同时修改', status: 0, ...wire } });
    await property(page, '标题').fill('乙');
    await button(page, '保存').click();
    const asked = dialog(page, '数据已被他人修改');
    await press(asked, /重新加载/);
    expect(expectErrors(/409/)).toHaveLength(1);
    await card(page, '甲').waitFor();
  });

  it('has no violations on its pages, light and dark, wide and narrow', async () => {
    const client = await server().client('admin');
    const fields = [
      { type: 'table', name: 'items', label: '物料', columns: [{ type: 'text', name: 'name', label: '名称' }] },
      { type: 'signature', name: 'sign', label: '签名' },
      { type: 'location', name: 'at', label: '位置' },
      { type: 'choice', name: 'kind', label: '类型', look: 'buttons', options: [{ value: 'a', label: '甲' }] },
    ];
    const body = { name: '无障碍', conf: '{"version":1}', fields: fields.map((one) => JSON.stringify(one)) };
    const { id } = await client.call(calls.workflow.formCreate, { body });
    const looks = [
      { theme: 'light', width: 1440 },
      { theme: 'dark', width: 390 },
    ] as const;
    for (const { theme, width } of looks) {
      const shape = { user: 'admin', preferences: { theme }, viewport: { width, height: 900 } };
      const page = await open(`${FORMS}/edit?id=${id}`, shape);
      await card(page, '物料').focus();
      expect(await axe(page)).toEqual([]);
      await button(page, '预览').click();
      await dialog(page, '表单预览')
        .getByRole('button', { name: /添加一行/ })
        .click();
      expect(await axe(page)).toEqual([]);
      await page.close();
    }
  });
});

describe('models', () => {
  it('say who gets a task, are suspended, and show what was deployed', async () => {
    const page = await open('/bpm/manager/model', { user: 'admin' });
    const model = row(page, 'leave_approval');
    await model.getByRole('button', { name: '分配规则' }).click();
    const rules = dialog(page, /^分配规则/);
    await rules.getByLabel('规则类型').first().waitFor();
    await rules.getByLabel('规则类型').first().click();
    await page.locator('.ant-select-item-option').filter({ hasText: '流程人员' }).click();
    await rules.getByRole('combobox', { name: '流程人员' }).click();
    await page.locator('.ant-select-item-option').getByText('流程发起人', { exact: true }).click();
    await page.keyboard.press('Escape');
    await rules.getByRole('button', { name: '预览审批人' }).click();
    await rules.getByText(/将由 系统管理员.*审批/).waitFor();
    await rules.getByRole('button', { name: /^保\s?存$/ }).click();
    await toast(page, '分配规则已保存').waitFor();
    expect(await axe(page)).toEqual([]);
    await rules.locator('.ant-modal-close').click();
    await rules.waitFor({ state: 'hidden' });

    await model.getByRole('switch').click();
    await dialog(page, /确定挂起流程/)
      .getByRole('button', { name: /确\s?定/ })
      .click();
    await toast(page, '已挂起').waitFor();
    const client = await server().client('admin');
    const { list } = await client.call(calls.workflow.modelPage, { query: { key: 'leave_approval' } });
    expect(list[0]?.process_definition?.suspension_state).toBe(2);

    await model.getByRole('link', { name: '流程定义' }).click();
    await row(page, 'leave_approval').getByText('挂起', { exact: true }).first().waitFor();
    await row(page, 'leave_approval')
      .getByRole('button', { name: /查\s?看/ })
      .click();
    const shown = dialog(page, /v1$/);
    await shown.locator('.djs-element[data-element-id]').first().waitFor();
    await shown.getByRole('tab', { name: 'XML' }).click();
    await shown.locator('pre [data-part="tag"]').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await shown.getByRole('tab', { name: '与其他版本比较' }).click();
    await shown.getByText('这个流程只有一个版本，没有可以比较的').waitFor();
  });
});
