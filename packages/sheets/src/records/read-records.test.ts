import { projectmanage, staff, type InputOf } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { openWorkbook } from '../open-workbook.ts';
import { workbookBytes } from '../testing/workbook-kit.ts';
import type { OutCell } from '../write/sheet-spec.ts';
import { writeWorkbook } from '../write/write-workbook.ts';
import { readRecords, type ReadOptions } from './read-records.ts';

const HEADERS = [
  '项目名称',
  '项目阶段',
  '项目地址',
  '经度',
  '纬度',
  '开工日期',
  '竣工日期',
  '合同造价（元）',
  '联系电话',
];
const GOOD = [
  '滨江一期',
  '在建',
  '世纪大道 1 号',
  121.5,
  31.2,
  '2026-03-01',
  '2028-06-30',
  185_000_000.5,
  13_800_138_000,
];

type Options = ReadOptions<typeof projectmanage>;

async function bytesOf(rows: OutCell[][], headers: string[] = HEADERS): Promise<Uint8Array> {
  const columns = headers.map((header) => ({ header, format: 'general' as const }));
  return writeWorkbook([{ name: '项目', columns, rows }]);
}

async function read(rows: OutCell[][], options?: Options, headers?: string[]) {
  return readRecords(projectmanage, await openWorkbook(await bytesOf(rows, headers)), options);
}

/** Returns the valid row with some cells changed, by header. */
function row(changes: Record<string, OutCell>): OutCell[] {
  return HEADERS.map((header, index) => (header in changes ? changes[header] : GOOD[index]));
}

async function messages(changes: Record<string, OutCell>, lang: 'zh' | 'en' = 'zh'): Promise<string[]> {
  return (await read([row(changes)])).errors.map(({ message }) => message[lang]);
}

describe('readRecords', () => {
  it('names further sheets whose rows are not read', async () => {
    const columns = HEADERS.map((header) => ({ header, format: 'general' as const }));
    const guide = [{ header: '项目名称', format: 'general' as const }];
    const bytes = await writeWorkbook([
      { name: '一季度', columns, rows: [GOOD] },
      { name: '说明', columns: guide, rows: [['填写全称']] },
      { name: '空白', columns, rows: [] },
      { name: '二季度', columns, rows: [GOOD] },
    ]);
    const { sheet, otherSheets, cleanCount } = await readRecords(projectmanage, await openWorkbook(bytes));
    expect({ sheet, otherSheets, cleanCount }).toEqual({ sheet: '一季度', otherSheets: ['二季度'], cleanCount: 1 });
    expect((await read([GOOD])).otherSheets).toEqual([]);
  });

  it('gives what the form would send', async () => {
    const result = await read([GOOD]);
    expect(result.errors).toEqual([]);
    expect(result.clean).toEqual([
      {
        row: 2,
        record: {
          project_name: '滨江一期',
          project_phase: 2,
          project_address: { location: { address: '世纪大道 1 号', longitude: 121.5, latitude: 31.2 } },
          begin_time: '2026-03-01',
          end_time: '2028-06-30',
          contract_price: '185000000.5',
          manager_phone: '13800138000',
        } satisfies InputOf<typeof projectmanage>,
      },
    ]);
  });

  it('says in Chinese and English which cell is wrong, and why', async () => {
    expect(await messages({ 项目名称: ' ' })).toEqual(['第 2 行「项目名称」不能为空']);
    expect(await messages({ 项目名称: null }, 'en')).toEqual(['Row 2, “Project name”: must not be empty']);
    expect(await messages({ 项目名称: '长'.repeat(101) })).toEqual(['第 2 行「项目名称」不能超过100个字符']);
    expect(await messages({ 项目阶段: '烂尾' })).toEqual([
      '第 2 行「项目阶段」的“烂尾”不在可选范围内，可选：筹备、在建、停工、完工、竣工验收',
    ]);
    expect(await messages({ 项目地址: null, 经度: null, 纬度: null })).toEqual(['第 2 行「项目地址」不能为空']);
    expect(await messages({ 经度: 999 })).toEqual(['第 2 行「经度」不能大于180']);
    expect(await messages({ 纬度: '北纬' })).toEqual(['第 2 行「纬度」必须是数字']);
    expect(await messages({ 开工日期: '2026-02-30' })).toEqual([
      '第 2 行「开工日期」不是有效的日期，请按 2026-01-31 的格式填写',
    ]);
    expect(await messages({ 开工日期: '待定' })).toHaveLength(1);
    expect(await messages({ 竣工日期: '2026-02-01' })).toEqual(['第 2 行「竣工日期」不能早于开工日期']);
    expect(await messages({ '合同造价（元）': '12.345' })).toEqual([
      '第 2 行「合同造价（元）」不是有效的金额，最多两位小数',
    ]);
    expect(await messages({ 联系电话: '12345' }, 'en')).toEqual(['Row 2, “Telephone”: not a mobile number']);
  });

  it('reports every wrong cell of a row in column order, with place and content', async () => {
    const { errors, errorCount, refused } = await read([GOOD, row({ 项目名称: null, 项目阶段: 'x', 联系电话: '1' })]);
    expect(errors.map(({ row: at, column, field, code, value }) => [at, column, field, code, value])).toEqual([
      [3, 0, 'project_name', 'required', ''],
      [3, 1, 'project_phase', 'not_in_dictionary', 'x'],
      [3, 8, 'manager_phone', 'invalid_format', '1'],
    ]);
    expect(errorCount).toBe(3);
    expect(refused.map(({ row: at, problems }) => [at, problems.length])).toEqual([[3, 3]]);
  });

  it.each(['2026-3-1', '2026/3/1', '2026.03.01', '2026年3月1日', '20260301', '2026-03-01 00:00:00', 20_260_301])(
    'reads %s as a date',
    async (text) => expect((await read([row({ 开工日期: text })])).clean[0]?.record.begin_time).toBe('2026-03-01'),
  );

  it.each([
    ['1,234.50', '1234.50'],
    ['￥１２３', '123'],
    [0.1, '0.1'],
    [1.1 + 2.2, '3.3'],
    ['-5', '-5'],
  ])('reads the amount %s', async (value, price) => {
    expect((await read([row({ '合同造价（元）': value })])).clean[0]?.record.contract_price).toBe(price);
  });

  it.each(['在建', 'Under construction', 'under CONSTRUCTION', 2, '2'])('reads the code %s', async (value) => {
    expect((await read([row({ 项目阶段: value })])).clean[0]?.record.project_phase).toBe(2);
  });

  it('refuses a name that stands twice, with the row where it stood first', async () => {
    const { errors, cleanCount } = await read([GOOD, row({ 项目名称: '二期' }), row({ 项目名称: ' 滨江一期 ' })]);
    expect(errors.map(({ message }) => message.zh)).toEqual(['第 4 行「项目名称」与第 2 行重复： 滨江一期 ']);
    expect(cleanCount).toBe(2);
  });

  it('counts all problems and keeps the first thousand', async () => {
    const rows = Array.from({ length: 1500 }, () => row({ 项目名称: null, 联系电话: '1' }));
    const result = await read([...rows, GOOD]);
    expect(result.errors).toHaveLength(1000);
    expect([result.errorCount, result.refusedCount, result.cleanCount]).toEqual([3000, 1500, 1]);
  });

  it('hands clean rows on as they come', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => row({ 项目名称: `项目${index}` }));
    const seen: number[] = [];
    const progress: number[] = [];
    const result = await read(rows, {
      onClean: (clean) => void seen.push(...clean.map((one) => one.row)),
      onProgress: (done) => void progress.push(done),
    });
    expect(seen).toEqual(rows.map((_, index) => index + 2));
    expect(result).toMatchObject({ clean: [], cleanCount: 3000 });
    expect(progress.at(-1)).toBe(1);
  });
});

describe('people', () => {
  const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const people = async (cells: string, options?: ReadOptions<typeof staff>) => {
    const rows = `<row>${['姓名', '手机号码', '身份证号', '岗位工种', '所属项目'].map(cell).join('')}</row><row>${cells}</row>`;
    return readRecords(staff, await openWorkbook(workbookBytes({ rows })), options);
  };

  it('keeps phones and identity numbers whole, or refuses those that Excel has rounded', async () => {
    const good = await people(
      `${cell('王小明')}<c><v>13800138001</v></c>${cell('11010119900307803x')}${cell('安全员')}`,
    );
    expect(good.clean[0]?.record).toMatchObject({ phone_number: '13800138001', id_card: '11010119900307803X' });
    const bad = await people(
      `${cell('王小明')}${cell('13800138001')}<c><v>110101199001011230</v></c>${cell('安全员')}`,
    );
    expect(bad.errors.map(({ code, message }) => [code, message.zh])).toEqual([
      [
        'cell_rounded',
        '第 2 行「身份证号」的 110101199001011230 超过 15 位，末尾几位已被 Excel 舍入，请把单元格设为“文本”格式后重新填写',
      ],
    ]);
  });

  it('names error cells and formulas without a value, not the field as missing', async () => {
    const { errors } = await people(`<c t="e"><v>#N/A</v></c><c><f>B1</f></c><c/>${cell('安全员')}`);
    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['cell_error', 'name'],
      ['cell_formula', 'phone_number'],
    ]);
  });

  it('finds records referred to by their title', async () => {
    const references = { projectmanage: (title: string) => (title === '滨江一期' ? 'p1' : undefined) };
    const start = `${cell('王小明')}${cell('13800138001')}<c/>${cell('安全员')}`;
    expect((await people(start + cell('滨江一期'), { references })).clean[0]?.record).toMatchObject({
      project_id: 'p1',
    });
    const { errors } = await people(start + cell('无此项目'), { references });
    expect(errors.map(({ message }) => message.zh)).toEqual([
      '第 2 行「所属项目」的“无此项目”不存在，请填写已有的名称',
    ]);
  });
});
