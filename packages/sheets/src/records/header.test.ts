import { projectmanage } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { openWorkbook } from '../open-workbook.ts';
import { writeWorkbook } from '../write/write-workbook.ts';
import { readRecords, type ReadOptions } from './read-records.ts';

const NAMES = ['项目名称', '项目阶段', '项目地址', '经度', '纬度', '开工日期'];
const VALUES = ['滨江', '在建', '路 1 号', 121, 31, '2026-03-01'];

/** Reads a sheet of these lines; the first row is a title unless it is the header. */
async function read(lines: (string | number | null)[][], options?: ReadOptions<typeof projectmanage>) {
  const [first = [], ...rows] = lines;
  const width = Math.max(...lines.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    header: String(first[index] ?? ''),
    format: 'general' as const,
  }));
  return readRecords(projectmanage, await openWorkbook(await writeWorkbook([{ name: 'S', columns, rows }])), options);
}

const problems = (result: Awaited<ReturnType<typeof read>>) => result.errors.map(({ message }) => message.zh);

describe('header', () => {
  it('is found under titles and blank rows', async () => {
    const result = await read([['2026 年项目台账'], [], ['填表人：', '张三'], NAMES, VALUES]);
    expect(result.header.row).toBe(4);
    expect(result.clean.map((one) => one.row)).toEqual([5]);
  });

  it('is read in Chinese, in English, as field names, in any order and dress', async () => {
    const english = ['Project name', 'PHASE', 'Address', 'Longitude', 'Latitude', 'Start'];
    const names = ['project_name', 'project_phase', 'project_address.location.address', '经 度', '*纬度', 'begin_time'];
    for (const header of [NAMES, english, names]) expect((await read([header, VALUES])).cleanCount).toBe(1);
    expect((await read([NAMES.toReversed(), VALUES.toReversed()])).cleanCount).toBe(1);
    expect(
      (
        await read([
          [...NAMES, '合同造价(元)'],
          [...VALUES, 5],
        ])
      ).clean[0]?.record.contract_price,
    ).toBe('5');
  });

  it('names columns that are missing, unknown or double, and reads no row', async () => {
    const result = await read([['项目名称', '项目阶段', '楼号', '项目地址', '经度', '纬度', '项目名称'], VALUES]);
    expect(problems(result)).toEqual([
      '第 1 行表头有不认识的列「楼号」（C 列），请删除该列，或指定它对应的字段',
      '第 1 行表头的「项目名称」重复（A 列和 G 列），请只保留一列',
      '第 1 行表头缺少必填列「开工日期」，请使用导入模板',
    ]);
    expect([result.errorCount, result.cleanCount, result.clean]).toEqual([3, 0, []]);
  });

  it('may miss a required column whose field begins with a value', async () => {
    const without = (line: (string | number)[]) => line.filter((_, index) => index !== 1);
    expect((await read([without(NAMES), without(VALUES)])).clean[0]?.record.project_phase).toBe(1);
    expect(problems(await read([NAMES, VALUES.with(1, '')]))).toEqual(['第 2 行「项目阶段」不能为空']);
  });

  it('takes foreign headers by a map, which may leave columns out', async () => {
    const foreign = ['工程名', '项目阶段', '项目地址', '经度', '纬度', '开工日期', '楼号', '序号'];
    const headers = { 工程名: 'project_name', 楼号: null };
    const result = await read([foreign, [...VALUES, '3#', 1]], { headers });
    expect(result.errors).toEqual([]);
    expect(result.clean[0]?.record.project_name).toBe('滨江');
    await expect(read([foreign, VALUES], { headers: { 工程名: 'nothing' } })).rejects.toMatchObject({
      code: 'map_unknown',
    });
  });

  it('decides which sheet is read', async () => {
    const columns = (names: string[]) => names.map((header) => ({ header, format: 'general' as const }));
    const other = {
      name: '说明',
      columns: columns(['列名', '示例']),
      rows: [
        ['项目名称', '滨江'],
        ['项目阶段', '在建'],
      ],
    };
    const hidden = { name: '旧', hidden: true, columns: columns(NAMES), rows: [VALUES, VALUES] };
    const data = { name: '数据', columns: columns(NAMES), rows: [VALUES] };
    const workbook = await openWorkbook(await writeWorkbook([other, hidden, data]));
    expect(await readRecords(projectmanage, workbook)).toMatchObject({ sheet: '数据', cleanCount: 1 });
    expect(await readRecords(projectmanage, workbook, { sheet: 1 })).toMatchObject({ sheet: '旧', refusedCount: 1 });
    await expect(readRecords(projectmanage, workbook, { sheet: 7 })).rejects.toMatchObject({ code: 'sheet_missing' });
  });

  it('is missed clearly, and so are rows', async () => {
    await expect(
      read([
        ['甲', '乙'],
        ['1', '2'],
      ]),
    ).rejects.toMatchObject({ code: 'header_none', message: expect.stringContaining('项目名称、项目编号') });
    await expect(read([NAMES])).rejects.toMatchObject({ code: 'sheet_empty' });
  });
});
