// Template of a browser test: it is copied to the copy of the tree in which its module is added
// (tests/house/new-module.test.ts).
import { expect, it } from 'vitest';
import { button, menuGroup, openMenuEntry, openRecord } from '../console-support/page.ts';
import { withConsole } from '../console-support/with-console.ts';

const { open } = withConsole();

it('is in the menu, shows its demo record with its own panel, and takes its step', async () => {
  const page = await open('/workbench', { user: 'contractor' });
  await menuGroup(page, '天气').locator('.anticon-tag').waitFor();
  await openMenuEntry(page, '现场踏勘');
  const row = page.getByRole('row', { name: /现场踏勘/ });
  await row.getByText('待处理').waitFor();
  await openRecord(row);
  await page.getByText('该项目共有 1 条现场踏勘').waitFor();
  await button(page, '完成').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s?定|完\s?成/ })
    .click();
  await page.getByText('已完成').first().waitFor();
});

it('is nobody’s who has no right to it', async () => {
  const page = await open('/siteVisit/add', { user: 'owner' });
  await page
    .getByText(/没有权限|无权/)
    .first()
    .waitFor();
  expect(await menuGroup(page, '天气').count()).toBeGreaterThan(0);
});
