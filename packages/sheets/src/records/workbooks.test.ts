import { defineResource, field, projectmanage, sheetColumnsOf, staff } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { isFault } from '../cell.ts';
import { openWorkbook } from '../open-workbook.ts';
import { allRows, workbookBytes } from '../testing/workbook-kit.ts';
import { errorWorkbook } from './error-workbook.ts';
import { exportRecords } from './export.ts';
import { readRecords } from './read-records.ts';
import { templateFor, templateName } from './template.ts';

const record = {
  project_name: '滨江 <一期> & "南"',
  third_number: '00123',
  project_phase: 2,
  project_address: { location: { address: '世纪大道', longitude: 121.473701, latitude: 31.230416 } },
  begin_time: '2026-03-01',
  contract_price: '185000000.10',
  floor_area: 42_600.5,
  manager_phone: '13800138000',
  remark: '=HYPERLINK("x")\n第二行',
};

/** A resource with the field kinds that the built-in resources do not use. */
const crane = defineResource({
  name: 'crane',
  noun: 'crane',
  label: { zh: '塔吊', en: 'Crane' },
  service: 'device',
  scope: 'organisation',
  title: 'name',
  fields: {
    name: field.text({ label: { zh: '名称', en: 'Name' }, required: true }),
    rent: field.fee({ label: { zh: '租金（元）', en: 'Rent' } }),
    reach: field.meters({ label: { zh: '距离（千米）', en: 'Reach' } }),
    active: field.boolean({ label: { zh: '在用', en: 'Active' } }),
    checked_at: field.datetime({ label: { zh: '检查时间', en: 'Checked at' } }),
    count: field.integer({ label: { zh: '数量', en: 'Count' } }),
    serial: field.text({ label: { zh: '出厂编号', en: 'Serial' }, on: ['column', 'detail', 'sheet'] }),
  },
  endpoints: { list: 'GET crane', add: 'POST crane', import: 'POST crane/import' },
});

describe('export', () => {
  it('writes what the reading reads back', async () => {
    const result = await readRecords(projectmanage, await openWorkbook(await exportRecords(projectmanage, [record])));
    expect(result.errors).toEqual([]);
    expect(result.clean[0]?.record).toEqual({
      ...Object.fromEntries(
        [...new Set(sheetColumnsOf(projectmanage).map((column) => column.path[0]!))]
          .filter((name) => !(name in record))
          .map((name) => [name, null]),
      ),
      ...record,
      // Excel removes trailing zeros.
      contract_price: '185000000.1',
    });
  });

  it.each(['zh', 'en'] as const)('goes round with every kind of field in %s, whatever the zone', async (lang) => {
    const one = {
      name: '1 号',
      rent: 12_345,
      reach: 1500,
      active: false,
      checked_at: '2026-01-31T00:30:00.000Z',
      count: 3,
    };
    for (const zone of ['Asia/Shanghai', 'America/New_York', 'UTC']) {
      const bytes = await exportRecords(crane, [{ ...one, serial: 'X1' }], { lang, zone });
      const workbook = await openWorkbook(bytes);
      const result = await readRecords(crane, workbook, { zone });
      expect(result.errors).toEqual([]);
      expect(result.clean[0]?.record).toEqual(one);
      if (lang === 'zh' && zone === 'Asia/Shanghai')
        expect((await allRows(workbook))[1]?.cells).toEqual([
          '1 号',
          123.45,
          1.5,
          '否',
          '2026-01-31 08:30:00',
          3,
          'X1',
        ]);
    }
  });

  it('refuses fees and lengths finer than what is stored', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = `<row>${['名称', '租金（元）', '在用', '数量', '检查时间'].map(cell).join('')}</row><row>${['a', '1.234', '也许', '1.5', '昨天'].map(cell).join('')}</row>`;
    const { errors } = await readRecords(crane, await openWorkbook(workbookBytes({ rows })));
    expect(errors.map(({ field: name }) => name)).toEqual(['rent', 'active', 'count', 'checked_at']);
  });

  it('shows titles of records referred to', async () => {
    const bytes = await exportRecords(staff, [{ name: '王', project_id: 'p1' }], {
      titles: { projectmanage: () => '滨江一期' },
    });
    expect((await allRows(await openWorkbook(bytes)))[1]?.cells).toContain('滨江一期');
  });
});

describe('template', () => {
  it('asks for exactly the columns of the import, and holds no rows', async () => {
    const workbook = await openWorkbook(await templateFor(projectmanage));
    expect(workbook.sheets).toEqual([
      { name: '项目', hidden: false },
      { name: '填写说明', hidden: false },
      { name: '字典', hidden: true },
    ]);
    await expect(readRecords(projectmanage, workbook)).rejects.toMatchObject({ code: 'sheet_empty' });
    const [header] = await allRows(workbook);
    expect(header?.cells.slice(0, 3)).toEqual(['*项目名称', '项目编号', '*项目阶段']);
    const guide = await allRows(workbook, 1);
    expect(guide[1]?.cells).toEqual(['项目名称', '必填', '文本，不超过 100 个字符，不能重复', '滨江科创中心一期']);
    const choices = await allRows(workbook, 2);
    expect(choices.map(({ cells }) => cells[0])).toEqual([
      '*项目阶段',
      '筹备',
      '在建',
      '停工',
      '完工',
      '竣工验收',
      null,
    ]);
    expect(templateName(projectmanage)).toBe('项目导入模板.xlsx');
  });

  it('speaks English too', async () => {
    const workbook = await openWorkbook(await templateFor(staff, { lang: 'en' }));
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['Person', 'How to fill in', 'Choices']);
  });
});

describe('error workbook', () => {
  it('gives refused rows back with reasons, and can be corrected and imported as it is', async () => {
    const bytes = await exportRecords(projectmanage, [
      record,
      { ...record, project_name: '', begin_time: '不知道' },
      { ...record, project_name: '二期', manager_phone: '1' },
    ]);
    const first = await readRecords(projectmanage, await openWorkbook(bytes));
    expect(first.errorCount).toBe(3);
    const workbook = await openWorkbook(await errorWorkbook(first));
    const rows = await allRows(workbook);
    expect(rows[0]?.cells.slice(0, 3)).toEqual(['行号', '错误原因', '项目名称']);
    expect(rows[1]?.cells.slice(0, 3)).toEqual([
      3,
      '第 3 行「项目名称」不能为空\n第 3 行「开工日期」不是有效的日期，请按 2026-01-31 的格式填写',
      null,
    ]);
    expect(rows[2]?.cells[0]).toBe(4);
    const again = await readRecords(projectmanage, workbook);
    expect(again.errors.map(({ row, field: name, code }) => [row, name, code])).toEqual([
      [2, 'project_name', 'required'],
      [2, 'begin_time', 'invalid_format'],
      [3, 'manager_phone', 'invalid_format'],
    ]);
    expect(again.refused.flatMap(({ cells }) => cells).some(isFault)).toBe(false);
  });
});

describe('regions', () => {
  const site = defineResource({
    name: 'site',
    noun: 'site',
    label: { zh: '站点', en: 'Site' },
    service: 'base',
    scope: 'organisation',
    title: 'name',
    fields: {
      name: field.text({ label: { zh: '名称', en: 'Name' }, required: true }),
      region: field.region({ label: { zh: '地区', en: 'Region' } }),
    },
    endpoints: { list: 'GET site', add: 'POST site', import: 'POST site/import' },
  });
  const CODES: Record<string, string> = { '310115': '310115', '上海市 / 浦东新区': '310115' };
  const find = (text: string) => CODES[text];
  it('are written by their names and read by names or codes, where the names are known', async () => {
    const bytes = await exportRecords(site, [{ name: '甲', region: '310115' }], { regions: () => '上海市 / 浦东新区' });
    const rows = await allRows(await openWorkbook(bytes));
    expect(rows[1]?.cells).toEqual(['甲', '上海市 / 浦东新区']);
    const back = await readRecords(site, await openWorkbook(bytes), { regions: find });
    expect(back.clean[0]?.record).toEqual({ name: '甲', region: '310115' });
    const plain = await exportRecords(site, [{ name: '甲', region: '310115' }]);
    const codes = await readRecords(site, await openWorkbook(plain), { regions: find });
    expect(codes.clean[0]?.record).toEqual({ name: '甲', region: '310115' });
  });

  it('are refused in words that say how to write them', async () => {
    const bytes = await exportRecords(site, [{ name: '甲', region: '西湖区' }]);
    const result = await readRecords(site, await openWorkbook(bytes), { regions: find });
    expect(result.clean).toEqual([]);
    expect(result.errors[0]?.message.zh).toBe(
      '第 2 行「地区」的“西湖区”不是明确的地区，请填写 6 位行政区划代码，或从省写起的全称，如 浙江省 / 杭州市 / 西湖区',
    );
  });
});
