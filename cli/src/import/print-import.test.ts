import { projectmanage, type AnyResource } from '@gongdi/domain';
import { writeWorkbook } from '@gongdi/sheets';
import { describe, expect, it } from 'vitest';
import type { CommandContext } from '../command.ts';
import { readLocal } from './read-local.ts';
import { printImport } from './print-import.ts';

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
const ROW = ['滨江一期', '在建', '世纪大道 1 号', 121.5, 31.2, '2026-03-01', '2028-06-30', 1000, '13800138000'];
const sheet = (name: string, headers = HEADERS) => ({
  name,
  columns: headers.map((header) => ({ header, format: 'general' as const })),
  rows: [ROW],
});

async function printed(resource: AnyResource, sheets: ReturnType<typeof sheet>[], json = false) {
  const bytes = await writeWorkbook(sheets);
  const local = await readLocal(resource, bytes, undefined);
  const lines: string[] = [];
  const terminal = {
    message: (label: { zh: string }) => lines.push(label.zh),
    err: (line: string) => lines.push(line),
    out: (text: string) => lines.push(text),
  };
  const context = { cwd: '/', lang: 'zh', json, terminal } as unknown as CommandContext;
  await printImport({ resource, bytes, local, answer: undefined, errors: undefined, dryRun: true }, context);
  return lines.join('\n');
}

describe('what is said of an import', () => {
  it('names --map with the likely field where a header is not known', async () => {
    const headers = HEADERS.map((header) => (header === '联系电话' ? '电话' : header));
    const text = await printed(projectmanage, [sheet('项目', headers)]);
    expect(text).toMatch(/--map "电话=\w*(?:phone|tel)\w*"/);
    expect(await printed(projectmanage, [sheet('项目')])).not.toContain('--map');
  });

  it('names sheets with rows that were not read, to scripts as well', async () => {
    const sheets = [sheet('一季度'), sheet('二季度')];
    expect(await printed(projectmanage, sheets)).toContain('只读取了工作表“一季度”；二季度 中也有数据');
    expect(JSON.parse(await printed(projectmanage, sheets, true))).toMatchObject({
      sheet: '一季度',
      other_sheets: ['二季度'],
    });
  });
});
