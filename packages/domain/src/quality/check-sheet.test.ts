import { describe, expect, it } from 'vitest';
import { ARCHIVE, archiveTemplate } from '../archives/index.ts';
import { lookProblems, recordProblems, systemProblems, tallyLooks, tallyPapers } from './check-sheet.ts';
import { CHECK_RESULT, LOOK, SPOT, UNIT_FORM } from './codes.ts';
import { lookItems, SITE_ITEMS, unitCheckItems } from './sheet-templates.ts';

const zh = (problems: { zh: string }[]) => problems.map((one) => one.zh);
const { fits, fails, none } = CHECK_RESULT;

describe('the tables of the standard', () => {
  it('have as many lines as GB 50300-2013 prints', () => {
    expect(unitCheckItems(UNIT_FORM.records)).toHaveLength(61);
    expect(unitCheckItems(UNIT_FORM.functions)).toHaveLength(41);
    expect(lookItems()).toHaveLength(28);
    expect(SITE_ITEMS).toHaveLength(13);
  });

  it('name folders that the archive has', () => {
    const known = new Set(archiveTemplate(ARCHIVE.engineering)!.map(({ code }) => code));
    const named = [...unitCheckItems(UNIT_FORM.records), ...unitCheckItems(UNIT_FORM.functions)].flatMap(
      ({ folders }) => folders,
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((code) => !known.has(code))).toEqual([]);
  });

  it('count a paper once in each form', () => {
    for (const form of Object.values(UNIT_FORM)) {
      const named = unitCheckItems(form).flatMap(({ discipline, folders }) => folders.map((one) => discipline + one));
      expect(new Set(named).size).toBe(named.length);
    }
  });
});

describe('records and functions', () => {
  it('say what is missing, line by line', () => {
    const rows = [
      { item_name: '甲', result: fits, copies: 2 },
      { item_name: '乙', result: fits, copies: 0 },
      { item_name: '丙', copies: 3 },
      { item_name: '丁', result: fails, copies: 1 },
      { item_name: '戊', result: none },
      { item_name: '己', result: fits, copies: 1, spot: SPOT.failed },
    ];
    expect(zh(recordProblems(rows, UNIT_FORM.records))).toEqual([
      '「乙」没有资料份数',
      '「丙」还没有核查结果',
      '「丁」不符合',
      '「己」抽查不合格，返工后再抽查',
    ]);
    expect(zh(recordProblems([{ item_name: '戊', result: none }], UNIT_FORM.records))).toEqual(['没有核查任何项目']);
  });

  it('ask for a spot check of functions only', () => {
    const rows = [{ item_name: '甲', result: fits, copies: 2 }];
    expect(recordProblems(rows, UNIT_FORM.records)).toEqual([]);
    expect(zh(recordProblems(rows, UNIT_FORM.functions))).toEqual(['主要功能一项都没有抽查']);
    expect(recordProblems([{ ...rows[0]!, spot: SPOT.mended }], UNIT_FORM.functions)).toEqual([]);
  });

  it('are counted for form H.0.1-1', () => {
    const rows = [
      { item_name: '甲', result: fits, copies: 1, spot: SPOT.passed },
      { item_name: '乙', result: fits, copies: 1, spot: SPOT.mended },
      { item_name: '丙', result: fails, copies: 1, spot: SPOT.failed },
      { item_name: '丁', result: none },
      { item_name: '戊' },
    ];
    expect(tallyPapers(rows)).toEqual({ checked: 3, fits: 2, spots: 3, passed: 1, mended: 1 });
  });
});

describe('impression', () => {
  it('is repaired where it is poor, and not called good beside poor points', () => {
    const rows = [
      { item_name: '墙面', good_count: 8, fair_count: 2, verdict: LOOK.good },
      { item_name: '屋面', good_count: 1, poor_count: 3, verdict: LOOK.poor },
      { item_name: '门窗', good_count: 9, poor_count: 1, verdict: LOOK.good },
      { item_name: '地面', good_count: 9 },
      { item_name: '机房', verdict: LOOK.fair },
      { item_name: '顶棚' },
    ];
    expect(zh(lookProblems(rows))).toEqual([
      '「屋面」评价为差，返修后再报',
      '「门窗」有“差”的点，不能评为好',
      '「地面」还没有评价',
      '「机房」没有填写检查点数',
    ]);
    const mended = rows.slice(0, 2).map((row) => ({ ...row, mended_flag: row.verdict === LOOK.poor }));
    expect(lookProblems(mended)).toEqual([]);
    expect(tallyLooks(mended)).toEqual({ seen: 2, fair: 1, mended: 1 });
    expect(zh(lookProblems([{ item_name: '顶棚' }]))).toEqual(['没有检查任何项目']);
  });
});

it('the management of a site is described where it fits', () => {
  const rows = [
    { item_name: '体系', result: fits, content: '齐全' },
    { item_name: '制度', result: fits },
    { item_name: '标准', content: '有' },
    { item_name: '分包', result: none },
    { item_name: '计量', result: fails, content: '未检定' },
  ];
  expect(zh(systemProblems(rows))).toEqual(['「制度」没有填写主要内容', '「标准」还没有检查结果', '「计量」不符合']);
});
