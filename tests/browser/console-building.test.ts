import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { arrive, dialog, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open } = withConsole();

const row = (page: Page, text: string) => page.locator('[data-row-key]').filter({ hasText: text });
const PROJECT = '滨江科创中心一期';

it('a building grows: tree, component on a phone, figure of two days, diary', async () => {
  // The tree, by the wizard: what there would be is said before.
  const page = await open('/partmanage', { user: 'contractor' });
  await page.getByRole('button', { name: '批量生成' }).click();
  const wizard = dialog(page, '批量生成');
  await wizard.getByLabel('所属项目').click();
  await page.locator('.ant-select-item-option').filter({ hasText: PROJECT }).last().click();
  await wizard.getByLabel('楼栋').fill('配套楼');
  await wizard.getByLabel('楼栋').press('Enter');
  await wizard.getByLabel('最高层').fill('2');
  await wizard.getByLabel('施工段').fill('北段');
  await wizard.getByLabel('施工段').press('Enter');
  await wizard.getByRole('button', { name: /预\s?览/ }).click();
  await wizard.getByText('将新增 5 个部位').waitFor();
  await wizard.getByRole('button', { name: /生\s?成/ }).click();
  await toast(page, '已生成 5 个部位').waitFor();

  // A component whose code is scanned on a phone opens its record; the next step is one press away.
  const list = await open('/componentmanage?component_status=2', { user: 'contractor' });
  await list.locator('[data-row-key]').first().waitFor();
  const id = await list.locator('[data-row-key]').first().getAttribute('data-row-key');
  const phone = await open(`/componentmanage/detail?id=${id}`, {
    user: 'contractor',
    viewport: { width: 390, height: 844 },
  });
  await phone.getByRole('button', { name: '登记安装' }).click();
  await dialog(phone, /登记安装/)
    .getByRole('button', { name: '登记安装' })
    .click();
  await toast(phone, '已登记安装').waitFor();
  await phone.getByText('已安装', { exact: true }).first().waitFor();

  // The figure as of now, and as of the day before the last change.
  await page.goto(new URL('/schedulefigure', page.url()).href);
  await row(page, '研发塔楼立面').getByRole('link').first().click();
  await arrive(page, '/schedulefigure/detail');
  const figure = page.getByRole('region', { name: '形象进度' });
  const legend = figure.getByRole('list').first();
  await legend.getByText(/已验收/).waitFor();
  const now = await legend.innerText();
  await figure.getByRole('button', { name: '上一个变化日' }).click();
  await figure.getByText(/^截至 /).waitFor();
  for (let at = 0; at < 4; at++) await figure.getByRole('button', { name: '上一个变化日' }).click();
  await expect.poll(() => legend.innerText()).not.toBe(now);

  // The diary of a day that has none is offered what the records say, and signed by its author. The month is that of the
  // demo: the page begins with that of this machine.
  await page.goto(new URL('/workdiary/calendar?month=2026-11', page.url()).href);
  await page.getByLabel('项目', { exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: PROJECT }).last().click();
  await page.getByRole('link', { name: '写日志' }).first().click();
  await arrive(page, '/workdiary/add');
  await page.getByLabel('施工内容').fill('二层楼板钢筋绑扎');
  await page
    .getByRole('button', { name: /保\s?存/ })
    .first()
    .click();
  await arrive(page, '/workdiary');
  await toast(page, '已添加').or(toast(page, '保存成功')).or(toast(page, '已保存')).first().waitFor();
}, 180_000);
