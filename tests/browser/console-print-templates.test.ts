import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import * as zlib from 'node:zlib';
import { resourceCalls } from '@gongdi/api';
import { hiddenDangerRectification } from '@gongdi/domain';
import { defaultLimits, inflateByZlib, ZipArchive } from '@gongdi/sheets';
import { Document, Packer, Paragraph } from 'docx';
import { expect, it } from 'vitest';
import { dialog, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole();

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function template(name: string, ...lines: string[]) {
  const children = lines.map((text) => new Paragraph(text));
  const buffer = Buffer.from(await Packer.toBuffer(new Document({ sections: [{ children }] })));
  return { name, mimeType: WORD, buffer };
}

async function textOf(file: string): Promise<string> {
  const archive = new ZipArchive(new Uint8Array(await readFile(file)), defaultLimits, inflateByZlib(zlib));
  return (await archive.text('word/document.xml', 10_000_000)).replaceAll(/<[^>]+>/g, '');
}

it('a company brings its own form: checked, tried with a record, changed, brought back, and printed', async () => {
  const client = await server().client('contractor');
  const { list } = await client.call(resourceCalls(hiddenDangerRectification).list!, { query: {} });
  const record = list[0] as { id: string; order_title: string };
  const page = await open('/printtemplate', { user: 'contractor' });

  // A file with placeholders, one of which does not exist.
  await page.getByRole('button', { name: '上传模板' }).first().click();
  const form = dialog(page, '上传打印模板');
  await form.getByRole('combobox', { name: '业务' }).click();
  await page.getByRole('combobox', { name: '业务' }).last().pressSequentially('整改单');
  await page.keyboard.press('Enter');
  const first = await template('整改通知单.docx', '隐患：{隐患描述}', '期限：{整改期限}', '{没有的字段}');
  await form.locator('input[type=file]').setInputFiles(first);
  await form.getByText('没有的字段').waitFor();
  expect(await axe(page)).toEqual([]);

  // It is tried before it is saved.
  await form.getByRole('button', { name: /^预\s?览$/ }).click();
  const asked = dialog(page, '选择一条记录预览');
  await asked.getByRole('combobox', { name: '记录' }).click();
  await page.getByRole('combobox', { name: '记录' }).fill(record.order_title.slice(0, 12));
  await page.getByTitle(record.order_title, { exact: true }).first().click();
  await asked.getByRole('button', { name: '生成预览' }).click();
  const shown = page.locator('.gd-word-file section.docx').first();
  await shown.waitFor();
  await expect.poll(() => shown.textContent()).toContain(`隐患：${record.order_title}`);
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
  if (await asked.isVisible()) await asked.getByRole('button', { name: /取\s?消/ }).click();
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await toast(page, '模板已保存').waitFor();
  await page.getByText('第 1 版').waitFor();

  // Another file makes a second version; the first can be brought back.
  await page.getByRole('button', { name: /^修\s?改$/ }).click();
  const change = dialog(page, /修改/);
  await change.locator('input[type=file]').setInputFiles(await template('新.docx', '只有期限：{整改期限}'));
  await change.getByText('个占位符可用').waitFor();
  await change.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByText('第 2 版').waitFor();
  await page.getByRole('button', { name: /^版\s?本$/ }).click();
  const versions = dialog(page, /模板版本/);
  await versions.getByRole('button', { name: '恢复此版本' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: '恢复此版本' }).click();
  await toast(page, '已恢复').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('第 3 版').first().waitFor();

  // A record is printed with it.
  await page.goto(`${server().address}/hiddenDangerRectification/detail?id=${record.id}`);
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '生成 Word' }).click();
  const make = dialog(page, '按模板生成 Word');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    make.getByRole('button', { name: /生\s?成/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.docx$/);
  const text = await textOf(await file.path());
  expect(text).toContain(`隐患：${record.order_title}`);
  expect(text).not.toContain('{');
}, 120_000);
