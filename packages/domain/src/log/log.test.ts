import { expect, test } from 'vitest';
import { formatField } from '../format/field.ts';
import { columnsOf, queryFieldsOf } from '../resource/fields.ts';
import { findResource } from '../resource/registry.ts';
import { operatelog } from '../generated/resources.ts';
import { logChanges } from './changes.ts';
import { logActions, logSubjects } from './words.ts';

const shown = (name: string, record: Record<string, unknown>, lang: 'zh' | 'en' = 'zh') => {
  const field = columnsOf(operatelog).find((one) => one.name === name)!;
  return formatField(field, record[name], { lang, zone: 'Asia/Shanghai', record });
};

test('an entry says what was done, to what, by the words of its resource', () => {
  const step = { subject: 'hiddenDangerRectification', action: 'pass' };
  expect([shown('subject', step), shown('action', step)]).toEqual(['整改单', '复查通过']);
  expect(shown('action', { subject: 'material', action: 'refuse' })).toBe('验收不合格');
  expect(shown('action', { subject: 'applysreview', action: 'refuse' })).toBe('驳回');
  expect(shown('action', { subject: 'patrollog', action: 'overdue' }, 'en')).toBe('Term over');
  expect(shown('subject', { subject: 'work-point' })).toBe('作业点');
  expect(shown('subject', { subject: 'edge' })).toBe('临边防护');
  expect(shown('action', { subject: 'of_another_time', action: 'of_another_time' })).toBe('of_another_time');
});

test('filters offer what can be found: all subjects, the actions of the chosen one', () => {
  const [action, subject] = ['action', 'subject'].map((name) =>
    queryFieldsOf(operatelog).find((one) => one.name === name)!,
  );
  expect(subject!.choices!({})).toBe(logSubjects());
  const words = action!.choices!({ subject: 'hiddenDangerRectification' }).map(({ label }) => label.zh);
  expect(words).toEqual(expect.arrayContaining(['新增', '提交整改结果', '复查通过', '复查不通过']));
  expect(words).not.toContain('安装登记');
  expect(logActions({}).map(({ label }) => label.zh)).toContain('停用（上报配置）');
  expect(logActions({}).find(({ value }) => value === 'refuse')!.label.zh).toBe('驳回 / 复查不通过 / 验收不合格 等');
});

test('no two things are called the same', () => {
  for (const choices of [
    logSubjects(),
    logActions({}),
    ...logSubjects().map(({ value }) => logActions({ subject: value })),
  ])
    expect(new Set(choices.map(({ label }) => label.zh)).size).toBe(choices.length);
});

test('changes have the labels of their fields and their values as they are', () => {
  expect(
    logChanges('hiddenDangerRectification', [
      { name: 'measure', before: null, after: '已补\nstatus: 仍缺 → 一处' },
      { name: 'status', before: 1, after: 2 },
    ]),
  ).toMatchObject([
    { label: { zh: '整改情况' }, before: null, after: '已补\nstatus: 仍缺 → 一处', field: { kind: 'textarea' } },
    { label: { zh: '整改状态' }, before: 1, after: 2, field: { dict: 'correction_status' } },
  ]);
  expect(logChanges('pit', [{ name: 'area_name', after: '基坑' }])).toMatchObject([
    { label: { zh: '区域名称' }, before: null },
  ]);
  expect(logChanges('staff', [{ name: 'added', after: 20_000 }])).toEqual([
    { label: { zh: '新增条数', en: 'Added' }, before: null, after: 20_000 },
  ]);
  expect(findResource('operatelog')).toBe(operatelog);
});
