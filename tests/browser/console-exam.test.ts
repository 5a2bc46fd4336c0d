import { calls, resourceCalls } from '@gongdi/api';
import { civilDay, DEFAULT_TIME_ZONE, grade, library, paper, SITTING } from '@gongdi/domain';
import { withPictures, workbookParts, zipParts } from '@gongdi/sheets/testing';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { keepSession } from './console-support/session.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const EXAM = '**/api/user/exam/**';
/** Drawn by rules: eleven questions, none of them a blank. */
const PAPER = '高处作业与脚手架专项考试（年度复训）';
const PERSON = '周志强';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A sheet of questions with a picture each; the answer of the sixth is wrong. */
function questionSheet(count: number): Uint8Array {
  const line = (row: number, cells: readonly string[]) =>
    `<row r="${row}">${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
  const headers = ['题干', '题型', '科目', '选项A', '选项B', '答案', '配图'];
  const rows = Array.from({ length: count }, (_, at) => at + 2);
  const lines = rows.map((row) =>
    line(row, [`图中标志 ${row} 表示什么？`, '单选题', '高处作业', '禁止', '指令', row === 7 ? 'C' : 'A']),
  );
  const pictures = rows.map((row) => ({ row, column: 6, name: `image${row}.png`, bytes: PIXEL }));
  return zipParts(withPictures(workbookParts({ rows: [line(1, headers), ...lines].join('') }), pictures));
}

/** A button by its name; the design system puts a space between two Chinese characters. */
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${Array.from(name).join(String.raw`\s?`)}$`) });
const place = (page: Page, at: number) => page.getByText(`第 ${at} 题，共 11 题`);
const saved = (page: Page) => page.getByRole('status').filter({ hasText: '已保存' });

async function detail(id: string) {
  return (await server().client('patrol')).call(resourceCalls(grade).detail!, { params: { id } });
}

/** The text of the right options by the text of their question. */
async function solutions(paper_id: string): Promise<Map<string, string[]>> {
  const client = await server().client('contractor');
  const questions = await client.call(calls.exam.paperQuestions, { params: { id: paper_id } });
  return new Map(
    questions.map(({ question, answer, options }) => [
      question,
      options
        .filter(({ key }) => key === answer || (answer.length > 1 && answer.includes(key)))
        .map(({ text }) => text),
    ]),
  );
}

async function answer(page: Page, right: ReadonlyMap<string, string[]>): Promise<void> {
  const words = (await page.getByRole('heading', { level: 2 }).innerText()).trim();
  const options = page.getByRole('radio').or(page.getByRole('checkbox'));
  for (const text of right.get(words)!) await options.filter({ hasText: text }).first().click();
}

/** Publishes the draft and assigns it, as the person who is responsible for training does. @returns the exam */
async function assigned(): Promise<{ id: string; paper_id: string }> {
  const client = await server().client('contractor');
  const { list: papers } = await client.call(resourceCalls(paper).list!, { query: { paper_name: PAPER } });
  const paper_id = papers[0]!.id;
  const page = await open(`/paper/detail?id=${paper_id}`, { user: 'contractor' });
  await button(page, '发布').click({ timeout: 60_000 });
  await button(page.getByRole('dialog'), '发布').click();
  await page.getByRole('heading', { name: '试卷题目（发布时冻结）' }).waitFor({ timeout: 30_000 });
  await button(page, '安排考试').click();
  const dialog = page.getByRole('dialog', { name: /安排考试/ });
  await dialog.getByLabel('平台账号').fill(PERSON);
  await page.locator('.ant-select-item-option', { hasText: PERSON }).click();
  await dialog.getByLabel('考试期限').fill(civilDay(server().clock.now + 3 * 86_400_000, DEFAULT_TIME_ZONE));
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '安排考试' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const { list } = await client.call(resourceCalls(grade).list!, { query: { paper_id } });
  expect(list.map((one) => one['person_name'])).toEqual([PERSON]);
  return { id: list[0]!.id, paper_id };
}

it('is drawn by rules, assigned, sat on a phone through a lost network, a closed page and a second device, and certified', async () => {
  const { id, paper_id } = await assigned();
  const right = await solutions(paper_id);
  expect(right.size).toBe(11);
  let page = await open(`/grade/sit?id=${id}`, { user: 'patrol', ...PHONE });
  await page.getByText('共 100 分，60 分及格，时长 60 分钟').waitFor({ timeout: 60_000 });
  await button(page, '开始答题').click();
  await place(page, 1).waitFor();
  expect(await axe(page)).toEqual([]);
  await answer(page, right);
  await saved(page).waitFor();

  // The network goes; answers stay on the phone, also when the page is closed and opened again.
  await page.context().route(EXAM, (route) => route.abort());
  for (let at = 2; at <= 4; at += 1) {
    await button(page, '下一题').click();
    await place(page, at).waitFor();
    await answer(page, right);
  }
  await page.getByText(/网络已断开，3 题存在本机/).waitFor();
  await button(page, '标记').click();
  await button(page, '已标记').waitFor();
  const [context, address] = [page.context(), page.url()];
  const next = await context.newPage();
  await keepSession(next, server(), 'patrol');
  await page.close();
  page = next;
  await page.goto(address);
  await page.getByText(/网络已断开，3 题存在本机/).waitFor({ timeout: 60_000 });
  await context.unroute(EXAM);
  await saved(page).waitFor({ timeout: 30_000 });
  expectErrors(/ERR_FAILED/);

  // A second device takes over with everything that was answered; the first one is told.
  const tablet = await open(`/grade/sit?id=${id}`, { user: 'patrol' });
  await tablet.getByText('已转到本机').waitFor({ timeout: 60_000 });
  await tablet.getByRole('button', { name: '答题卡 4/11' }).waitFor();
  await answer(page, new Map([...right].map(([question, texts]) => [question, texts.slice(0, 1)])));
  await page.getByText('已在另一台设备上继续').waitFor({ timeout: 30_000 });
  await tablet.reload();
  await place(tablet, 1).waitFor({ timeout: 60_000 });
  await tablet.getByRole('button', { name: '答题卡 4/11' }).click();
  await tablet.getByRole('button', { name: '5 未答' }).click();
  for (let at = 5; at <= 11; at += 1) {
    await place(tablet, at).waitFor();
    await answer(tablet, right);
    if (at < 11) await button(tablet, '下一题').click();
  }
  await saved(tablet).waitFor({ timeout: 30_000 });
  await button(tablet, '交卷').click();
  await button(tablet.getByRole('dialog'), '交卷').click();
  await tablet.getByText('100 分', { exact: true }).waitFor({ timeout: 30_000 });
  const download = tablet.waitForEvent('download');
  await button(tablet, '打印合格证').click();
  expect((await download).suggestedFilename()).toMatch(/^PX\d{4}-\d{5}_周志强\.docx$/);
  await button(tablet, '查看成绩').click();
  await tablet.getByRole('heading', { name: '答题情况' }).waitFor();
  expect(await axe(tablet)).toEqual([]);
  expect(await detail(id)).toMatchObject({ status: SITTING.marked, score: 100, result: 1 });
});

it('questions come with their pictures from Excel; wrong rows are named and kept', async () => {
  const page = await open('/library', { user: 'contractor' });
  await button(page, '导入').click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog', { name: '导入题目' });
  await dialog.getByRole('radio', { name: /追加/ }).check();
  await dialog.locator('input[type=file]').setInputFiles({
    name: '题库.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(questionSheet(12)),
  });
  await dialog.getByText('共 12 行，11 行可以导入，1 行有误').waitFor();
  await dialog.getByText('含 11 张图片，随所在的行导入').waitFor();
  await dialog.getByText(/第 7 行.*答案须为选项 A、B 中的字母/).waitFor();
  await button(dialog, '开始导入').click();
  await dialog.getByText('导入完成：新增 11 行').waitFor({ timeout: 30_000 });
  await dialog.getByRole('button', { name: '下载错误明细' }).waitFor();
  await button(dialog, '关闭').last().click();
  await dialog.waitFor({ state: 'hidden' });
  const client = await server().client('contractor');
  const { list, total } = await client.call(resourceCalls(library).list!, { query: { question: '图中标志' } });
  expect(total).toBe(11);
  await page.goto(page.url().replace(/\/library.*/, `/library/detail?id=${list[0]!.id}`));
  await page.getByRole('img', { name: /image/ }).or(page.locator('img[src*="/api/file"]')).first().waitFor();
});

it('blanks are marked by a person', async () => {
  const client = await server().client('contractor');
  const { list } = await client.call(resourceCalls(grade).list!, { query: { status: '3' } });
  const page = await open(`/grade/detail?id=${list[0]!.id}`, { user: 'contractor' });
  await page.getByText(/道填空题需人工给分/).waitFor({ timeout: 60_000 });
  for (const field of await page.getByRole('spinbutton').all()) await field.fill('4');
  await button(page, '提交阅卷').click();
  await page.getByText('已阅卷').first().waitFor();
  await page.goto(page.url().replace(/\/grade\/.*/, '/paper'));
  await page.getByText('起重吊装专项考试').first().click();
  await page.getByRole('heading', { name: '试卷题目（发布时冻结）' }).waitFor({ timeout: 30_000 });
  expect(await axe(page)).toEqual([]);
});

it('ends by the clock of the server while the phone is away, with what had arrived', async () => {
  const client = await server().client('patrol');
  const query = { status: String(SITTING.assigned), person_name: PERSON };
  const { list } = await client.call(resourceCalls(grade).list!, { query });
  const id = list[0]!.id;
  const page = await open(`/grade/sit?id=${id}`, { user: 'patrol', ...PHONE });
  await button(page, '开始答题').click({ timeout: 60_000 });
  await page.getByText('第 1 题，共 38 题').waitFor();
  const first = page.getByRole('radio').or(page.getByRole('checkbox')).or(page.getByRole('textbox')).first();
  const give = async () => ((await page.getByRole('textbox').count()) > 0 ? first.fill('安全') : first.click());
  await give();
  await saved(page).waitFor();
  await page.context().route(EXAM, (route) => route.abort());
  await button(page, '下一题').click();
  await page.getByText('第 2 题，共 38 题').waitFor();
  await give();
  await page.getByText(/网络已断开，1 题存在本机/).waitFor();
  server().clock.now += 70 * 60_000;
  await page.context().unroute(EXAM);
  await page.getByText('考试时间到，已按结束前收到的答案自动交卷。').waitFor({ timeout: 30_000 });
  expectErrors(/ERR_FAILED|409/);
  await button(page, '查看成绩').click();
  await page.getByRole('heading', { name: '答题情况' }).waitFor();
  // The answer that was given without a network has not arrived in time.
  const { questions } = await client.call(calls.exam.result, { params: { id } });
  expect(questions.filter(({ given }) => given !== null)).toHaveLength(1);
  expect(await detail(id)).toMatchObject({ hand_in_way: 2 });
});
