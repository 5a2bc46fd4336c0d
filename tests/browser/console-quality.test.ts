import * as zlib from 'node:zlib';
import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  archivedocument,
  concealacceptapply,
  HANDLING_WAY,
  inspectionlot,
  LAB,
  LEVEL,
  LOOK,
  material,
  materialacceptapply,
  materialacceptlogs,
  materialacceptsample,
  materialorder,
  materialuse,
  partmanage,
  POST,
  qualityassessment,
  qualitypost,
  samplehandling,
  SCHEME,
  TAKEOVER,
  taskmanage,
  WAY_RESULT,
  type AnyResource,
} from '@gongdi/domain';
import { accountId, demoId } from '@gongdi/server';
import { fileArchives } from '@gongdi/server/testing';
import { defaultLimits, inflateByZlib, ZipArchive } from '@gongdi/sheets';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { button, clickFor } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server, expectErrors } = withConsole();

const PROJECT = demoId('project', 2);
const PHONE = { width: 390, height: 844 };
const [DAY, HOUR] = [86_400_000, 3_600_000];
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** What an archive of this story has to hold: delivery, concealed works, lot, item, part. */
const REQUIRED = ['C4-06', 'C5-01', 'C7-01', 'C7-02', 'C7-03'];

/** The sheet of the store, worked by hand: kilograms. 60 t came, 58 were counted, 55 taken over, 50.5 used. */
const STORE = { delivered: 60_000, counted: 58_000, taken: 55_000, used: 50_500 };
const tonnes = (kilograms: number): number => kilograms / 1000;

const of = (resource: AnyResource) => ({ ...resourceCalls(resource), steps: stepCalls(resource) });

let pictures = 0;
/** A picture that no other is like. */
async function picture(client: Client): Promise<{ id: string }> {
  const file = new Blob([PIXEL, `${(pictures += 1)}`], { type: 'image/png' });
  const form = { short_flag: '0' } as const;
  return { id: (await client.call(calls.file.uploadShort, { form, file, fileName: `照片${pictures}.png` })).id };
}

/** Begins a step: opens its dialog, signs where it asks for that. @returns the dialog */
async function begin(page: Page, label: string, signer?: string) {
  await button(page, label).first().click();
  const form = page.getByRole('dialog').last();
  await form.waitFor();
  if (signer) {
    await form.getByRole('button', { name: /^签名/ }).click();
    const pad = page.getByRole('dialog').last();
    const typed = pad.getByRole('textbox');
    await clickFor(pad.getByText('输入姓名', { exact: true }), (timeout) => typed.waitFor({ timeout }));
    await typed.fill(signer);
    await pad.getByRole('button', { name: '使用此签名' }).click();
    await form.getByText('重新签名').first().waitFor();
  }
  return form;
}

/** Sends the dialog. */
const send = (page: Page): Promise<void> => page.getByRole('dialog').last().getByRole('button').last().click();

/** Waits until the page says why it cannot be done, and gives the dialog up. */
async function refused(page: Page, reason: RegExp): Promise<void> {
  await send(page);
  await page.getByText(reason).first().waitFor();
  const open = page.getByRole('dialog');
  await open
    .last()
    .getByRole('button', { name: /取\s?消/ })
    .click();
  const leaving = page.getByRole('dialog', { name: '填写的内容尚未提交，确定离开吗？' });
  await clickFor(leaving.getByRole('button').last(), (timeout) => leaving.waitFor({ state: 'hidden', timeout }));
  await expect.poll(() => open.count()).toBe(0);
}

/** Sends the dialog, and waits for the state that it leads to. */
async function reaches(page: Page, state: string): Promise<void> {
  await send(page);
  // The button may have the name of the state.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('main').getByText(state, { exact: true }).first().waitFor();
}

it('from a delivery to the archive through six roles: what fails is handled, what waits says for what', async () => {
  const contractor = await server().client('contractor');
  const patrol = await server().client('patrol');
  const admin = await server().client('admin');
  const now = server().clock.now;
  const day = (ago: number) => new Date(now - ago * DAY).toISOString().slice(0, 10);
  const at = (hours: number) => new Date(now + hours * HOUR).toISOString();
  const add = async (resource: AnyResource, body: object): Promise<string> => {
    const made = await contractor.call(of(resource).add!, { body: { project_id: PROJECT, ...body } });
    return (made as { id: string }).id;
  };
  const step = async (resource: AnyResource, name: string, body: object, by = contractor) =>
    by.call(of(resource).steps[name]!, { body });
  const read = async (resource: AnyResource, id: string): Promise<Record<string, unknown>> =>
    contractor.call(of(resource).detail!, { params: { id } });
  const address = (resource: AnyResource, id: string) => `/${resource.name}/detail?id=${id}`;

  // Who may sign what, the division, and an archive that wants five papers.
  for (const [user, posts] of [
    ['contractor', [POST.officer, POST.technicalHead, POST.projectLeader]],
    ['patrol', [POST.supervisor, POST.chief]],
    ['admin', [POST.design]],
  ] as const)
    for (const post of posts) await add(qualitypost, { account_id: accountId(user), post });
  await contractor.call(calls.archive.generateFolders, { body: { project_id: PROJECT, archive_kind: 1 } });
  const { db } = server().database;
  await db
    .updateTable('archive_folder')
    .set({ required_flag: false })
    .where('project_id', '=', PROJECT)
    .where('folder_code', 'not in', REQUIRED)
    .execute();
  // A major danger of the demo stops the whole of this project.
  await db.updateTable('major_danger').set({ danger_status: 3 }).where('project_id', '=', PROJECT).execute();
  const part_id = await add(partmanage, { part_name: '3 层东段', part_kind: 5, order_number: 1 });
  const node = { assess_scheme: SCHEME.building, order_number: 1 };
  const part = await add(qualityassessment, {
    ...node,
    division_name: '主体结构',
    division_level: LEVEL.part,
    design_due: true,
  });
  const item = await add(qualityassessment, {
    ...node,
    parent_id: part,
    division_name: '钢筋',
    division_level: LEVEL.item,
  });
  const lot = await add(inspectionlot, {
    assessment_id: item,
    part_id,
    capacity: 86,
    conceal_due: true,
    lot_name: '3 层东段钢筋安装',
    lot_number: '02010201-003',
  });
  const task = await add(taskmanage, {
    part_id,
    owner_id: accountId('contractor'),
    planned_begin: day(2),
    planned_end: day(1),
    task_name: '3 层东段封模',
  });
  const figure = (page: Page, name: string) =>
    page.locator('dl > div').filter({ hasText: name }).locator('dd').first().innerText();
  const owner = await open(`/engineeringarchive?project_id=${PROJECT}`, { user: 'owner' });
  await owner.getByText('齐全率').waitFor();
  await expect
    .poll(async () => [await figure(owner, '齐全率'), await figure(owner, '缺项')])
    .toEqual(['0%', String(REQUIRED.length)]);

  // A delivery is weighed, counted and partly taken over; its sample fails.
  const order_id = await add(materialorder, {
    material_name: '热轧带肋钢筋',
    material_kind: 1,
    specification: 'HRB400E Φ18',
    unit: 1,
    planned_quantity: 100,
    ordered_quantity: 100,
    tolerance: 1,
    order_number: 'DH-Q-1',
    supplier_name: '宝钢建材',
    needed_on: day(1),
  });
  const apply_id = await add(materialacceptapply, {
    order_id,
    delivered_quantity: tonnes(STORE.delivered),
    batch_number: 'LP-Q-1',
    delivery_number: 'SH-Q-1',
    arrival_date: day(6),
    gross_weight: 75.4,
    tare_weight: 15.4,
    ticket_number: 'CZ-Q-1',
  });
  await add(materialacceptlogs, {
    apply_id,
    counted_quantity: tonnes(STORE.counted),
    accepted_quantity: tonnes(STORE.taken),
    checked_on: day(5),
    certificate_result: 1,
    appearance_result: 2,
    conclusion: TAKEOVER.some,
    opinion: '3 t 锈蚀退回',
    photos: [await picture(contractor)],
    signature: await picture(contractor),
  });
  const sample = await add(materialacceptsample, {
    apply_id,
    sample_name: 'Φ18 第 1 组',
    sample_number: 'BY-Q-1',
    sample_kind: 4,
    taken_on: day(5),
  });
  const seal_place = { longitude: 121.4598, latitude: 31.1702, address: '钢筋堆场' };
  const sealed = { id: sample, seal_code: 'FY-Q-1', seal_photos: [await picture(contractor)], seal_place };
  await step(materialacceptsample, 'seal', sealed);
  const sent = { id: sample, laboratory: '沪东检测', laboratory_code: 'W-Q-1', sent_on: day(4) };
  await step(materialacceptsample, 'send', sent);
  await step(materialacceptsample, 'report', {
    id: sample,
    report_number: 'R-Q-1',
    report_code: 'W-Q-1',
    tested_on: day(2),
    lab_verdict: LAB.failed,
  });
  const { list: batches } = await contractor.call(of(material).list!, { query: { apply_id } });
  const batch = (batches[0] as { id: string }).id;

  // The store: nothing of it leaves before the failure is handled.
  const use = new URLSearchParams({ project_id: PROJECT, material_id: batch, part_id });
  const site = await open(`/materialuse/add?${use}`, { user: 'contractor' });
  const visit = (page: Page, resource: AnyResource, id: string) => page.goto(server().address + address(resource, id));
  await site.getByLabel('领用数量').fill('1');
  await site.getByLabel('领用日期').fill(day(0));
  await site.getByLabel('领用日期').press('Enter');
  await button(site, '保存').first().click();
  await site
    .getByText(/批号「LP-Q-1」的样品不合格，“不合格处理”关闭前不能领用/)
    .first()
    .waitFor();

  const { list: failures } = await contractor.call(of(samplehandling).list!, { query: { sample_id: sample } });
  const handling = (failures[0] as { id: string }).id;
  const retest = (way_result: number) =>
    step(samplehandling, 'record', {
      id: handling,
      handling_way: HANDLING_WAY.retest,
      way_result,
      way_on: day(0),
      way_note: '双倍取样复验',
    });
  await retest(WAY_RESULT.failed);
  await visit(site, samplehandling, handling);
  const closing = await begin(site, '认可', '陈建国');
  await closing.getByLabel('关闭意见').fill('同意');
  await refused(site, /最近一次处理没有合格，不能认可/);
  await retest(WAY_RESULT.passed);
  await site.reload();
  await (await begin(site, '认可', '陈建国')).getByLabel('关闭意见').fill('复验合格，同意使用');
  await reaches(site, '处理后认可');
  await add(materialuse, { material_id: batch, part_id, used_quantity: tonnes(STORE.used), used_on: day(0) });
  expect(await read(material, batch)).toMatchObject({ stock_quantity: tonnes(STORE.taken - STORE.used) });
  expect(await read(materialorder, order_id)).toMatchObject({
    delivered_quantity: tonnes(STORE.delivered),
    accepted_quantity: tonnes(STORE.taken),
    returned_quantity: tonnes(STORE.delivered - STORE.taken),
  });
  await visit(site, material, batch);
  await site
    .getByText(String(tonnes(STORE.taken - STORE.used)), { exact: true })
    .first()
    .waitFor();

  // Concealed works: the next task and the lot wait for the supervision.
  const items = [
    { item_kind: 1, item_name: '钢筋牌号、规格、数量', whole_flag: true, sample_count: 3, failed_count: 0 },
    { item_kind: 2, item_name: '钢筋间距', sample_count: 8, failed_count: 1 },
  ];
  await step(inspectionlot, 'selfcheck', { id: lot, items, self_signature: await picture(contractor) });
  await step(inspectionlot, 'mutualcheck', { id: lot, mutual_signature: await picture(admin) }, admin);
  await step(inspectionlot, 'handover', { id: lot, hand_signature: await picture(contractor) });
  await visit(site, inspectionlot, lot);
  await (await begin(site, '报验', '陈建国')).getByLabel('检查结果').fill('自检合格');
  await refused(site, /还没有隐蔽验收申请/);
  const conceal = await add(concealacceptapply, {
    request_title: '3 层东段墙柱钢筋',
    conceal_kind: 1,
    part_id,
    lot_id: lot,
    content: '规格间距按图，自检合格',
    supervisor_id: accountId('patrol'),
    planned_at: at(60),
  });
  await step(concealacceptapply, 'notify', {
    id: conceal,
    planned_at: at(50),
    photos: [await picture(contractor)],
    photo_at: at(-1),
    photo_place: { longitude: 121.4598, latitude: 31.1702, address: '3 层东段' },
  });
  await (await begin(site, '报验', '陈建国')).getByLabel('检查结果').fill('自检合格');
  await refused(site, /隐蔽工程「3 层东段墙柱钢筋」还没有验收通过/);
  await visit(site, taskmanage, task);
  const starting = async () => {
    const form = await begin(site, '开始');
    await form.getByLabel('实际开始').fill(day(0));
    await form.getByLabel('实际开始').press('Enter');
  };
  await starting();
  await refused(site, /隐蔽工程「3 层东段墙柱钢筋」还没有验收通过/);
  const phone = await open(address(concealacceptapply, conceal), { user: 'patrol', viewport: PHONE });
  await (await begin(phone, '验收通过', '周志强')).getByLabel('验收意见').fill('同意隐蔽');
  await reaches(phone, '验收通过');
  await site.reload();
  await starting();
  await reaches(site, '进行中');

  // Lot, item and part: each signed by whoever the standard names, none before what lies below.
  await visit(site, inspectionlot, lot);
  await (await begin(site, '报验', '陈建国')).getByLabel('检查结果').fill('自检合格');
  await reaches(site, '已报验');
  const supervision = await open(address(inspectionlot, lot), { user: 'patrol' });
  await (await begin(supervision, '验收合格', '周志强')).getByLabel('验收结论').fill('合格');
  await reaches(supervision, '验收合格');
  await visit(site, qualityassessment, part);
  await site.getByText('还有 1 项未验收合格，暂不能报验').waitFor();
  await (await begin(site, '报验', '陈建国')).getByLabel('施工单位检查结果').fill('合格');
  await refused(site, /还有 1 项未验收合格：钢筋/);
  const opinion = { present_opinion: '合格' };
  await step(qualityassessment, 'present', { id: item, ...opinion, present_signature: await picture(contractor) });
  const whole = { assess_grade: 1, records_whole: true, tests_passed: true, look_result: LOOK.good };
  const accepted = { id: item, ...whole, accept_opinion: '同意验收', accept_signature: await picture(patrol) };
  await step(qualityassessment, 'accept', accepted, patrol);
  await step(qualityassessment, 'present', { id: part, ...opinion, present_signature: await picture(contractor) });
  await visit(supervision, qualityassessment, part);
  const accepting = async () => {
    const form = await begin(supervision, '验收合格', '周志强');
    await form.getByLabel('验收意见').fill('同意验收');
    await form.getByRole('combobox', { name: '质量等级' }).click();
    await supervision.locator('.ant-select-item-option').filter({ hasText: '合格' }).last().click();
    for (const name of ['质量控制资料完整', '安全、节能、环保和主要使用功能检验合格'])
      await form.getByRole('switch', { name }).click();
    await form.getByRole('combobox', { name: '观感质量' }).click();
    await supervision.locator('.ant-select-item-option').filter({ hasText: '好' }).last().click();
  };
  await accepting();
  await refused(supervision, /还缺设计单位项目负责人签字/);
  const design = await open(address(qualityassessment, part), { user: 'admin' });
  await (await begin(design, '设计签字', '设计负责人')).getByLabel('设计单位意见').fill('符合设计');
  await send(design);
  await design.getByText('已签').nth(1).waitFor();
  await supervision.reload();
  await accepting();
  await reaches(supervision, '验收合格');

  // The authority sees it and decides nothing; another company sees nothing.
  const authority = await open(address(qualityassessment, part), { user: 'regulator' });
  await authority.getByText('验收合格', { exact: true }).first().waitFor();
  expect(await button(authority, '修改评定').count()).toBe(0);
  const stranger = await open(address(qualityassessment, part), { user: 'beichen' });
  await stranger.getByText('数据不存在!').waitFor();

  // Everything has filed itself, and the owner finds the archive complete. Papers are printed each minute: the server
  // may be printing one of them now.
  await expect
    .poll(async () => {
      await fileArchives(server());
      await owner.reload();
      await owner.getByText('齐全率').waitFor();
      return [await figure(owner, '齐全率'), await figure(owner, '缺项')];
    })
    .toEqual(['100%', '0']);
  const { list: papers } = await contractor.call(of(archivedocument).list!, {
    query: { project_id: PROJECT, page_size: 50 },
  });
  const wordOf = async (source_resource: string): Promise<string> => {
    const found = (papers as unknown as { source_resource: string; document_file: { url: string } }[]).filter(
      (one) => one.source_resource === source_resource,
    );
    expect(found.length, source_resource).toBeGreaterThan(0);
    const answer = await fetch(new URL(found[0]!.document_file.url, server().address));
    const archive = new ZipArchive(new Uint8Array(await answer.arrayBuffer()), defaultLimits, inflateByZlib(zlib));
    return (await archive.text('word/document.xml', 10_000_000)).replaceAll(/<[^>]+>/g, '');
  };
  expect(await wordOf(inspectionlot.name)).toMatch(/表 E.*02010201-003.*抽查 8 处，合格 7 处.*周志强/s);
  expect(await wordOf(concealacceptapply.name)).toContain('表 B.0.7');
  expect(await wordOf(materialacceptapply.name)).toMatch(/表 B\.0\.6.*净重60 t.*接收数量55/s);
  expectErrors(/status of (403|404|409|422)/);
}, 240_000);
