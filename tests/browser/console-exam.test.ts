import { calls, resourceCalls } from '@gongdi/api';
import { grade, SITTING } from '@gongdi/domain';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const number = (page: Page, at: number) => page.getByText(`第 ${at} 题，共 38 题`);
const saved = (page: Page) => page.getByRole('status').filter({ hasText: '已保存' });

/** The exam that waits for a demo account. */
async function waiting(): Promise<string> {
  const client = await server().client('patrol');
  const { list } = await client.call(resourceCalls(grade).list!, { query: { status: '1', person_name: '周志强' } });
  return list[0]!.id;
}

/** Right answers by the text of their question. */
async function solutions(paper_id: string): Promise<Map<string, { answer: string; texts: string[] }>> {
  const client = await server().client('contractor');
  const questions = await client.call(calls.exam.paperQuestions, { params: { id: paper_id } });
  return new Map(
    questions.map(({ question, answer, options, question_type }) => {
      const texts = options.filter(({ key }) => (question_type === 3 ? key === answer : answer.includes(key)));
      return [question, { answer, texts: texts.map(({ text }) => text) }];
    }),
  );
}

async function answer(page: Page, right: Map<string, { answer: string; texts: string[] }>): Promise<void> {
  const words = await page.getByRole('heading', { level: 2 }).innerText();
  const { answer: letters, texts } = right.get(words.trim())!;
  const blanks = page.getByRole('textbox');
  if (texts.length === 0)
    for (const [at, text] of letters.split('；').entries()) await blanks.nth(at).fill(text.split('|')[0]!);
  for (const text of texts) await page.locator('.gd-sit-option').filter({ hasText: text }).first().click();
}

it('is sat on a phone: through a lost network and a closed page to the certificate', async () => {
  const id = await waiting();
  let page = await open(`/grade/sit?id=${id}`, { user: 'patrol', ...PHONE });
  await page.getByText('共 100 分，60 分及格，时长 60 分钟').waitFor({ timeout: 60_000 });
  await button(page, '开始答题').click();
  await number(page, 1).waitFor();
  expect(await axe(page)).toEqual([]);
  const { paper_id } = (await (
    await server().client('patrol')
  ).call(resourceCalls(grade).detail!, { params: { id } })) as {
    paper_id: string;
  };
  const right = await solutions(paper_id);
  await answer(page, right);
  await saved(page).waitFor();
  await button(page, '下一题').click();

  // The network goes; answers stay on the phone, also when the page is closed and opened again.
  await page.route('**/api/user/exam/**', (route) => route.abort());
  for (let at = 2; at <= 4; at += 1) {
    await number(page, at).waitFor();
    await answer(page, right);
    await button(page, '下一题').click();
  }
  await page.getByText(/网络已断开，3 题存在本机/).waitFor();
  await button(page, '标记').click();
  const second = await page.context().newPage();
  await second.route('**/api/user/exam/**', (route) => route.abort());
  const address = page.url();
  expectErrors(/net::ERR_FAILED|Failed to fetch/);
  await page.close();
  page = second;
  await page.goto(address);
  await page.getByText(/网络已断开|题待上传/).waitFor({ timeout: 30_000 });
  await page.unroute('**/api/user/exam/**');
  await saved(page).waitFor({ timeout: 30_000 });
  await button(page, '答题卡 4/38').click();
  await page.getByRole('button', { name: '5 未答 已标记' }).click();
  for (let at = 5; at <= 38; at += 1) {
    await number(page, at).waitFor();
    await answer(page, right);
    if (at < 38) await button(page, '下一题').click();
  }
  await saved(page).waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: /^交\s?卷$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^交\s?卷$/ })
    .click();
  await page.getByText('100 分', { exact: true }).waitFor({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await button(page, '打印合格证').click();
  expect((await download).suggestedFilename()).toMatch(/^PX2026-\d{5}_周志强\.docx$/);
  await button(page, '查看成绩').click();
  await page.getByRole('heading', { name: '答题情况' }).waitFor();
  expect(await axe(page)).toEqual([]);
  const done = await (await server().client('patrol')).call(resourceCalls(grade).detail!, { params: { id } });
  expect(done).toMatchObject({ status: SITTING.marked, score: 100, result: 1 });
});

it('blanks are marked by a person, and papers show their frozen questions', async () => {
  const client = await server().client('contractor');
  const { list } = await client.call(resourceCalls(grade).list!, { query: { status: '3' } });
  const page = await open(`/grade/detail?id=${list[0]!.id}`, { user: 'contractor' });
  await page.getByText(/道填空题需人工给分/).waitFor({ timeout: 60_000 });
  for (const field of await page.getByRole('spinbutton').all()) await field.fill('4');
  await page.getByRole('button', { name: '提交阅卷' }).click();
  await page.getByText('已阅卷').first().waitFor();
  await page.goto(page.url().replace(/\/grade\/.*/, '/paper'));
  await page.getByText('临时用电专项考试').first().click();
  await page.getByRole('heading', { name: '试卷题目（发布时冻结）' }).waitFor({ timeout: 30_000 });
  expect(await axe(page)).toEqual([]);
});
