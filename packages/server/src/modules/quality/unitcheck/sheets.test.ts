import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  archivedocument,
  ASSESS,
  CHECK_RESULT,
  CHECK_SHEET,
  inspectionlot,
  LEVEL,
  LOOK,
  lookcheck,
  LOT,
  partmanage,
  PART_KIND,
  qualityassessment,
  SCHEME,
  sitecheck,
  SPOT,
  UNIT_FORM,
  unitcheck,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId, organisationId } from '../../../demo/index.ts';
import { formText } from '../../../quality/testing.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const PROJECT = demoId('project', 1);
const [UNIT, PART, ITEM, LOT_ID] = ['sheets-unit', 'sheets-part', 'sheets-item', 'sheets-lot'];
const system = {
  org_id: organisationId('kechuang'),
  created_at: '2025-10-01T00:00:00.000Z',
  updated_at: '2025-10-01T00:00:00.000Z',
  version: 1,
  project_id: PROJECT,
};

describe('check sheets of a unit work', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  let part_id: string;

  beforeAll(async () => {
    contractor = await kit().client('contractor');
    patrol = await kit().client('patrol');
    const { db } = kit().database;
    const node = (id: string, parent_id: string | null, division_level: number, assess_status: number) => ({
      ...system,
      id,
      parent_id,
      division_level,
      assess_status,
      division_name: { [UNIT]: '核查塔楼', [PART]: '主体', [ITEM]: '钢筋' }[id]!,
      order_number: 950,
      assess_scheme: SCHEME.building,
    });
    await db
      .insertInto('assessment')
      .values(node(UNIT, null, LEVEL.unit, ASSESS.open))
      .execute();
    await db
      .insertInto('assessment')
      .values(node(PART, UNIT, LEVEL.part, ASSESS.open))
      .execute();
    await db
      .insertInto('assessment')
      .values(node(ITEM, PART, LEVEL.item, ASSESS.open))
      .execute();
    const place = { project_id: PROJECT, part_name: '核查段', part_kind: PART_KIND.section, order_number: 950 };
    ({ id: part_id } = await contractor.call(resourceCalls(partmanage).add!, { body: place }));
    await db
      .insertInto('inspection_lot')
      .values({
        ...system,
        id: LOT_ID,
        lot_name: '核查批',
        lot_status: LOT.handed,
        assessment_id: ITEM,
        part_id,
        capacity: 20,
      })
      .execute();
  });

  type Sheets = typeof unitcheck | typeof lookcheck | typeof sitecheck;
  const take = async (resource: Sheets, name: string, id: string, body: object, by = contractor) =>
    by.call(stepCalls(resource)[name]!, { body: { id, ...body } }, { quiet: true });
  const present = async (resource: Sheets, id: string, by = contractor) =>
    take(resource, 'present', id, { present_opinion: '自查齐全', present_signature: await sampleFile(by) }, by);
  const conclude = async (resource: Sheets, id: string, by = patrol) =>
    take(resource, 'conclude', id, { conclude_opinion: '符合要求', conclude_signature: await sampleFile(by) }, by);
  const presentUnit = async () =>
    contractor.call(
      stepCalls(qualityassessment)['present']!,
      { body: { id: UNIT, present_opinion: '合格', present_signature: await sampleFile(contractor) } },
      { quiet: true },
    );
  const addPapers = async (check_form: number, assessment_id = UNIT) =>
    contractor.call(
      resourceCalls(unitcheck).add!,
      { body: { sheet_title: `核查 ${check_form}`, project_id: PROJECT, assessment_id, check_form } },
      { quiet: true },
    );

  it('begin with the items of the standard and what the archive holds', async () => {
    await contractor.call(calls.archive.generateFolders, { body: { project_id: PROJECT, archive_kind: 1 } });
    const { db } = kit().database;
    const folder = await db
      .selectFrom('archive_folder')
      .select('id')
      .where('project_id', '=', PROJECT)
      .where('folder_code', '=', 'C5-01')
      .executeTakeFirstOrThrow();
    for (const document_title of ['东段隐蔽验收', '西段隐蔽验收'])
      await contractor.call(resourceCalls(archivedocument).add!, {
        body: { document_title, project_id: PROJECT, folder_id: folder.id, archive_medium: 1 },
      });
    const { id } = await addPapers(UNIT_FORM.records);
    const { items } = await contractor.call(resourceCalls(unitcheck).detail!, { params: { id } });
    expect(items).toHaveLength(61);
    expect(items!.find(({ item_name }) => item_name === '隐蔽工程验收记录')).toMatchObject({
      discipline: 1,
      copies: 2,
    });
    await expect(addPapers(UNIT_FORM.records)).rejects.toThrow('「核查塔楼」已有同样的核查表');
    await expect(addPapers(UNIT_FORM.functions, PART)).rejects.toThrow('请选单位工程');
  });

  it('hold a unit work back until the chief supervisor has concluded each of them', async () => {
    const { db } = kit().database;
    await db.updateTable('inspection_lot').set({ lot_status: LOT.accepted }).where('id', '=', LOT_ID).execute();
    for (const id of [ITEM, PART])
      await db.updateTable('assessment').set({ assess_status: ASSESS.accepted }).where('id', '=', id).execute();
    await expect(presentUnit()).rejects.toThrow('表 H.0.1-2、表 H.0.1-3、表 H.0.1-4');
    const papers = await db
      .selectFrom('unit_check')
      .select('id')
      .where('assessment_id', '=', UNIT)
      .executeTakeFirstOrThrow();
    await expect(present(unitcheck, papers.id)).rejects.toThrow(/有 61 项不满足：「图纸会审记录/);
    const functions = await addPapers(UNIT_FORM.functions);
    for (const id of [papers.id, functions.id]) {
      const row = await contractor.call(resourceCalls(unitcheck).detail!, { params: { id } });
      const items = row.items!.map((item, at) => ({
        ...item,
        copies: 2,
        result: at === 3 ? CHECK_RESULT.none : CHECK_RESULT.fits,
        spot: row.check_form === UNIT_FORM.functions && at < 2 ? SPOT.passed : null,
      }));
      await contractor.call(resourceCalls(unitcheck).edit!, { body: { ...row, items } });
      await expect(present(unitcheck, id, patrol)).rejects.toThrow();
      await present(unitcheck, id);
      await conclude(unitcheck, id);
    }
    const look = await contractor.call(resourceCalls(lookcheck).add!, {
      body: { sheet_title: '观感', project_id: PROJECT, assessment_id: UNIT },
    });
    const row = await contractor.call(resourceCalls(lookcheck).detail!, { params: { id: look.id } });
    const looked = (verdict: number, mended_flag?: boolean) =>
      row.items!.map((item, at) => (at > 0 ? item : { ...item, good_count: 8, poor_count: 2, verdict, mended_flag }));
    const edit = async (items: ReturnType<typeof looked>) => {
      const { version } = await contractor.call(resourceCalls(lookcheck).detail!, { params: { id: look.id } });
      await contractor.call(resourceCalls(lookcheck).edit!, { body: { ...row, version, items } });
    };
    await edit(looked(LOOK.poor));
    await expect(present(lookcheck, look.id)).rejects.toThrow('「主体结构外观」评价为差，返修后再报');
    await edit(looked(LOOK.fair, true));
    await present(lookcheck, look.id);
    await expect(presentUnit()).rejects.toThrow('还没有总监理工程师的符合结论：表 H.0.1-4；');
    await conclude(lookcheck, look.id);
    const { sheets } = await contractor.call(calls.quality.chain, { query: { project_id: PROJECT, parent_id: UNIT } });
    expect(sheets.map(({ form, state }) => [form, state])).toEqual(
      ['A.0.1', 'H.0.1-2', 'H.0.1-3', 'H.0.1-4'].map((form) => [form, CHECK_SHEET.concluded]),
    );
    await presentUnit();
    await expect(take(lookcheck, 'reopen', look.id, { back_reason: '复查' }, patrol)).rejects.toThrow(
      '「核查塔楼」已报验或验收',
    );
    const unit = await formText(await contractor.call(calls.quality.assessmentForm, { query: { id: UNIT } }));
    expect(unit).toContain('共 60 项，经核查符合规定 60 项');
    expect(unit).toContain('共核查 40 项，符合规定 40 项；共抽查 2 项，符合规定 2 项，经返工处理符合规定 0 项');
    expect(unit).toContain('共抽查 1 项，达到“好”和“一般”的 0 项，经返修处理符合要求的 1 项');
    const form = await formText(await contractor.call(calls.quality.unitCheckForm, { query: { id: papers.id } }));
    for (const words of ['表 H.0.1-2', '给水排水与供暖', '总监理工程师：周志强']) expect(form).toContain(words);
    expect(await formText(await contractor.call(calls.quality.lookCheckForm, { query: { id: look.id } }))).toContain(
      '共检查 10 点，好 8 点，一般 0 点，差 2 点',
    );
    const stranger = await kit().client('beichen');
    await expect(
      stranger.call(calls.quality.unitCheckForm, { query: { id: papers.id } }, { quiet: true }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('the check of a site that is open holds its lots back', async () => {
    const { db } = kit().database;
    const { id, sheet_title } = await db
      .selectFrom('site_check')
      .select(['id', 'sheet_title'])
      .where('project_id', '=', PROJECT)
      .executeTakeFirstOrThrow();
    const form = await formText(await contractor.call(calls.quality.siteCheckForm, { query: { id } }));
    for (const words of ['表 A.0.1', '施工许可证号', '检查符合要求，同意开工']) expect(form).toContain(words);
    await take(sitecheck, 'reopen', id, { back_reason: '补充分包单位' }, patrol);
    await db
      .insertInto('inspection_lot')
      .values({
        ...system,
        id: 'sheets-late',
        lot_name: '后批',
        lot_status: LOT.handed,
        assessment_id: demoId('assessment', 10),
        part_id,
        capacity: 20,
      })
      .execute();
    const presentLot = async () =>
      contractor.call(
        stepCalls(inspectionlot)['present']!,
        {
          body: { id: 'sheets-late', present_opinion: '合格', present_signature: await sampleFile(contractor) },
        },
        { quiet: true },
      );
    await expect(presentLot()).rejects.toThrow(`现场质量管理检查「${sheet_title}」还没有`);
    await present(sitecheck, id);
    await conclude(sitecheck, id);
    await presentLot();
  });
});
