import { resourceCalls, stepCalls } from '@gongdi/api';
import { CUSTOM_KINDS, customfield } from '@gongdi/domain';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { arrive, openRecord, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole();

const ORDERS = '/hiddenDangerRectification';

const labelled = (page: Page, label: string) => page.getByRole('main').getByLabel(label).first();

/** Chooses an entry of a select by its label. */
async function choose(page: Page, label: string, entry: string): Promise<void> {
  await labelled(page, label).click();
  await page.keyboard.type(entry);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').getByText(entry, { exact: true }).click();
}

const rowOf = (page: Page, text: string) => page.locator('tr[data-row-key]').filter({ hasText: text });

describe('an own field', () => {
  it('is made on a screen and is in form, list and detail at once; removed, it is gone', async () => {
    const page = await open('/customfield/add', { user: 'contractor' });
    await page.getByRole('button', { name: /保\s?存/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    await choose(page, '加在哪里', '整改单');
    await labelled(page, '字段名称').fill('分包单位');
    await choose(page, '字段类型', '选项');
    for (const name of ['一公司', '二公司']) {
      const names = page.getByLabel('名称');
      const before = await names.count();
      await page.getByRole('button', { name: '添加一行' }).click();
      await names.nth(before).fill(name);
    }
    await labelled(page, '作为查询条件').click();
    await page.getByRole('button', { name: /保\s?存/ }).click();
    await toast(page, '保存成功').waitFor();
    await arrive(page, '/customfield');
    await rowOf(page, '分包单位').getByText('使用中').waitFor();

    await page.goto(server().address + ORDERS);
    await page.getByRole('columnheader', { name: '分包单位' }).waitFor();
    await openRecord(rowOf(page, '一级配电箱门锁损坏'));
    await arrive(page, `${ORDERS}/detail`);
    const detail = page.url();
    await page.goto(detail.replace('/detail?', '/edit?'));
    await choose(page, '分包单位', '二公司');
    await page.getByRole('button', { name: /保\s?存/ }).click();
    await toast(page, '保存成功').waitFor();
    await page.goto(detail);
    await page.getByText('二公司').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(server().address + ORDERS);
    await rowOf(page, '一级配电箱门锁损坏').getByText('二公司').waitFor();

    const client = await server().client('contractor');
    const { list } = await client.call(resourceCalls(customfield).list!, { query: {} });
    await client.call(stepCalls(customfield)['withdraw']!, { body: { id: list[0]!.id } });
    await page.goto(server().address + ORDERS);
    await rowOf(page, '一级配电箱门锁损坏').waitFor();
    await page.getByRole('columnheader', { name: '分包单位' }).waitFor({ state: 'detached' });
  });

  it('numbers records, and says the next number', async () => {
    const client = await server().client('contractor');
    await client.call(resourceCalls(customfield).add!, {
      body: {
        target: 'hiddenDangerRectification',
        label_zh: '整改单编号',
        kind: CUSTOM_KINDS.number_rule,
        number_pattern: 'ZG-{0000}',
        is_required: false,
        in_list: true,
        filtered: true,
        position: 1,
      },
    });
    const page = await open('/customfield', { user: 'contractor' });
    await openRecord(rowOf(page, '整改单编号'));
    await page.getByText('ZG-0001').waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

describe('a checklist by a template', () => {
  it('has the items of the template, today and the user, and a failed item becomes an order', async () => {
    const page = await open('/templateManage?template_name=施工用电检查', { user: 'contractor' });
    await rowOf(page, '施工用电检查（JGJ 59）').waitFor();
    await openRecord(rowOf(page, '施工用电检查（JGJ 59）'));
    await arrive(page, '/templateManage/detail');
    expect(await axe(page)).toEqual([]);
    await page.goto(`${server().address}/safetyChecklist/add?template_id=jgj59-07`);
    await expect.poll(() => labelled(page, '检查人').inputValue()).toBe('陈建国');
    await expect.poll(() => labelled(page, '检查表名称').inputValue()).toBe('施工用电检查（JGJ 59）');
    await choose(page, '所属项目', '滨江科创中心一期');
    await page
      .getByRole('combobox', { name: /检查结果/ })
      .nth(1)
      .click();
    await page
      .locator('.ant-select-dropdown:visible .ant-select-item-option')
      .getByText('不合格', { exact: true })
      .click();
    await page
      .getByRole('textbox', { name: /问题与措施/ })
      .nth(1)
      .fill('未重复接地');
    await page.getByRole('button', { name: /保\s?存/ }).click();
    await arrive(page, '/safetyChecklist');
    await openRecord(rowOf(page, '施工用电检查（JGJ 59）'));
    await page.getByRole('region', { name: '不合格项' }).getByRole('button', { name: '生成整改单' }).click();
    await arrive(page, `${ORDERS}/add`);
    await expect.poll(() => labelled(page, '隐患描述').inputValue()).toBe('接地与接零保护系统：未重复接地');
    await choose(page, '整改人', '陈建国');
    await page.getByRole('button', { name: /保\s?存/ }).click();
    await toast(page, '保存成功').last().waitFor();
    await page.goto(`${server().address}/safetyChecklist`);
    await openRecord(rowOf(page, '施工用电检查（JGJ 59）'));
    const failed = page.getByRole('region', { name: '不合格项' });
    await failed.getByRole('link', { name: '整改单' }).waitFor();
    await failed.getByText('待整改').waitFor();
    expect(await axe(page)).toEqual([]);
  });
});
