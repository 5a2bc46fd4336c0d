import { it } from 'vitest';
import { button } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
const { open, expectErrors } = withConsole();
const DIR = '/tmp/w/kept-data/shots';
for (const theme of ['light', 'dark'] as const)
  for (const [w, h] of [[1440, 900], [390, 844]] as const)
    it(`looks ${theme} ${w}`, async () => {
      const at = { viewport: { width: w, height: h }, preferences: { theme } } as const;
      const tag = `${theme}-${w}`;
      let page = await open('/projectmanage/add', { user: 'contractor', ...at });
      const nameField = page.getByLabel('项目名称', { exact: true });
      await nameField.fill('虹桥枢纽东片区三期');
      await page.screenshot({ path: `${DIR}/form-${tag}.png` });
      await page.waitForTimeout(1200);
      page.on('dialog', (asked) => void asked.accept());
      await page.reload();
      await page.getByText(/有未保存的内容/).waitFor();
      await page.screenshot({ path: `${DIR}/bar-${tag}.png` });
      if (w === 390) {
        await button(page, '恢复').click();
        await page.getByRole('button', { name: '下一步' }).click();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${DIR}/steps-wrong-${tag}.png` });
      }
      await page.getByRole('button', { name: '用户菜单' }).click();
      await page.getByRole('menuitem', { name: '草稿' }).click();
      await page.waitForTimeout(800);
      await page.screenshot({ path: `${DIR}/drafts-${tag}.png` });
      page = await open('/post', { user: 'admin', ...at });
      await page.locator('[data-row-key]').first().waitFor();
      const row = page.locator('tr[data-row-key]').first();
      if (await row.count()) {
        await row.getByRole('button', { name: '删除' }).click();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${DIR}/ask-${tag}.png` });
        await page.getByRole('dialog').getByRole('button', { name: /删\s?除/ }).click();
        await page.waitForTimeout(900);
        await page.screenshot({ path: `${DIR}/undo-${tag}.png` });
      }
      await page.goto(new URL('/recyclebin', page.url()).href);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `${DIR}/bin-${tag}.png` });
      expectErrors(/./);
    });
