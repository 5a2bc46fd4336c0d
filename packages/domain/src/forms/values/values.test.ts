import { describe, expect, it } from 'vitest';
import type { FormField } from '../fields.ts';
import type { ProcessForm } from '../form.ts';
import { checkFormValues, cleanFormValues } from './check-values.ts';
import { initialFormValues, initialRow } from './initial.ts';
import { readableValue } from './readable.ts';
import { fieldState, settleValues } from './settle.ts';

const form = (fields: FormField[], tasks: ProcessForm['conf']['tasks'] = {}): ProcessForm => ({
  conf: { version: 1, columns: 2, label_position: 'top', tasks },
  fields,
});
const zone = 'Asia/Shanghai';
const zh = { lang: 'zh', zone } as const;
const messages = (of: ProcessForm, input: unknown, more: object = {}): string[] => {
  const checked = checkFormValues(of, input, { ...zh, ...more });
  return checked.ok ? [] : checked.problems.map((one) => `${one.path}: ${one.message}`);
};

const leave = form([
  {
    type: 'choice',
    name: 'kind',
    label: '请假类型',
    required: true,
    options: [
      { value: 'sick', label: '病假' },
      { value: 'annual', label: '年假' },
    ],
  },
  { type: 'range', name: 'time', label: '请假时间', required: true },
  { type: 'formula', name: 'days', label: '天数', expression: 'DAYS(time)', scale: 0 },
  {
    type: 'image',
    name: 'proof',
    label: '病假证明',
    required_when: { match: 'all', tests: [{ field: 'days', op: 'gt', value: 3 }] },
    visible_when: { match: 'all', tests: [{ field: 'kind', op: 'eq', value: 'sick' }] },
  },
  { type: 'textarea', name: 'reason', label: '事由' },
]);
const time = { begin: '2026-05-01', end: '2026-05-05' };

describe('values of a form', () => {
  it('are told what is missing in the words of the form', () => {
    expect(messages(leave, {})).toEqual(['kind: 请选择请假类型', 'time: 请选择请假时间']);
  });

  it('follow rules over other fields', () => {
    expect(messages(leave, { kind: 'annual', time })).toEqual([]);
    expect(messages(leave, { kind: 'sick', time })).toEqual(['proof: 请选择病假证明']);
    expect(messages(leave, { kind: 'sick', time: { begin: '2026-05-01', end: '2026-05-02' } })).toEqual([]);
  });

  it('have nothing where nothing was shown', () => {
    const values = cleanFormValues(leave, { kind: 'annual', time, proof: [{ id: 'x' }], reason: '  ' }, { zone });
    expect(values).toEqual({ kind: 'annual', time, days: 5, proof: null, reason: null });
  });

  it('never take a formula from outside', () => {
    expect(cleanFormValues(leave, { time, days: 1 }, { zone })['days']).toBe(5);
  });

  it('refuse names that the form has not', () => {
    expect(messages(leave, { kind: 'annual', time, resaon: 'x', ['__proto__x']: 1 })).toEqual([
      'resaon: 不认识的字段：resaon',
      '__proto__x: 不认识的字段：__proto__x',
    ]);
  });

  it('rules that chase each other come to rest', () => {
    const chase = form([
      { type: 'text', name: 'a', label: 'a', visible_when: { match: 'all', tests: [{ field: 'b', op: 'empty' }] } },
      { type: 'text', name: 'b', label: 'b', visible_when: { match: 'all', tests: [{ field: 'a', op: 'empty' }] } },
    ]);
    expect(settleValues(chase, { a: '1', b: '2' }, zone)).toEqual({ a: null, b: null });
  });

  it.each<[string, FormField, unknown, string]>([
    ['text', { type: 'text', name: 'x', label: '名称', max_length: 3 }, '一二三四', '名称不能超过3个字符'],
    ['integer', { type: 'integer', name: 'x', label: '人数', min: 1 }, 0, '人数不能小于1'],
    ['integer', { type: 'integer', name: 'x', label: '人数' }, 1.5, '人数必须是整数'],
    ['decimal', { type: 'decimal', name: 'x', label: '高度', scale: 2 }, 1.234, '高度最多 2 位小数'],
    ['money', { type: 'money', name: 'x', label: '金额' }, '1.234', '金额不是有效的金额，最多两位小数'],
    ['money', { type: 'money', name: 'x', label: '金额', max: 100 }, '100.01', '金额不能大于100'],
    [
      'date',
      { type: 'date', name: 'x', label: '日期' },
      '2025-02-30',
      '日期不是有效的日期，请按 2026-01-31 的格式填写',
    ],
    ['phone', { type: 'phone', name: 'x', label: '电话' }, '123', '电话格式不正确，须为 11 位手机号码'],
    ['range', { type: 'range', name: 'x', label: '工期' }, { begin: '2026-02-01' }, '请填写工期的开始和结束时间'],
    [
      'range',
      { type: 'range', name: 'x', label: '工期' },
      { begin: '2026-02-02', end: '2026-02-01' },
      '工期的结束时间不能早于开始时间',
    ],
    [
      'choice',
      { type: 'choice', name: 'x', label: '结果', options: [{ value: 'a', label: 'a' }] },
      'b',
      '结果不在可选范围内',
    ],
    [
      'choice',
      { type: 'choice', name: 'x', label: '结果', dict: 'bpm_process_instance_result' },
      9,
      '结果不在可选范围内',
    ],
    [
      'choices',
      { type: 'choices', name: 'x', label: '结果', dict: 'bpm_process_instance_result' },
      [1, 9],
      '结果不在可选范围内',
    ],
    [
      'people',
      { type: 'person', name: 'x', label: '人员', multiple: true },
      Array.from({ length: 201 }, (_, at) => `p${at}`),
      '人员不能超过 200 项',
    ],
    [
      'image',
      { type: 'image', name: 'x', label: '照片', max_count: 1 },
      [{ id: 'a' }, { id: 'b' }],
      '文件数量超出了限制：1',
    ],
    [
      'table',
      { type: 'table', name: 'x', label: '明细', columns: [{ type: 'text', name: 'c', label: '名称' }] },
      'no',
      '明细填写有误',
    ],
  ])('%s is checked', (_, field, value, message) => {
    expect(messages(form([field]), { x: value })).toEqual([`x: ${message}`]);
  });

  const items = form([
    {
      type: 'table',
      name: 'items',
      label: '物料',
      required: true,
      max_rows: 2,
      columns: [
        { type: 'text', name: 'name', label: '名称', required: true },
        {
          type: 'text',
          name: 'why',
          label: '原因',
          required_when: { match: 'all', tests: [{ field: 'name', op: 'contains', value: '特' }] },
        },
      ],
    },
  ]);

  it('of a table name the row', () => {
    expect(messages(items, { items: [] })).toEqual(['items: 请输入物料']);
    expect(messages(items, { items: [{ name: '砂' }, { name: '特钢' }] })).toEqual([
      'items.1.why: 物料第 2 行：请输入原因',
    ]);
    expect(messages(items, { items: [{}, {}, {}] })).toEqual(['items: 物料不能超过 2 行']);
    expect(messages(items, { items: [7] })).toEqual(['items.0: 物料第 1 行：物料填写有误']);
  });

  it('of a table have its columns and no others', () => {
    expect(cleanFormValues(items, { items: [{ name: '砂', evil: 1 }] }, { zone })).toEqual({
      items: [{ name: '砂', why: null }],
    });
  });

  it('keep nothing inside a place or a file that does not belong there', () => {
    const one = form([
      { type: 'location', name: 'at', label: '位置' },
      { type: 'file', name: 'f', label: '附件', max_count: 1 },
    ]);
    const place = { longitude: 121.5, latitude: 31.2, address: '上海' };
    const checked = checkFormValues(one, { at: { ...place, evil: 1 }, f: { id: 'x', evil: 1 } }, zh);
    expect(checked).toEqual({ ok: true, value: { at: place, f: { id: 'x' } } });
  });

  it('are stored without spaces around texts', () => {
    const checked = checkFormValues(items, { items: [{ name: ' 砂 ' }] }, zh);
    expect(checked.ok && checked.value).toEqual({ items: [{ name: '砂', why: null }] });
  });
});

describe('rights of a task', () => {
  const rights = form(
    [
      { type: 'text', name: 'a', label: 'a', required: true },
      { type: 'money', name: 'pay', label: '实付', required: true },
      { type: 'text', name: 'secret', label: 's' },
    ],
    { pay: { others: 'read', fields: { pay: 'write', secret: 'hidden' } } },
  );
  const before = { a: 'x', pay: null, secret: 'y' };

  it('everything is written at the start, nothing at a task that is not named', () => {
    const states = (task: string | null) => rights.fields.map((field) => fieldState(rights, field, {}, task));
    expect(states(null)).toEqual(['write', 'write', 'write']);
    expect(states('other')).toEqual(['read', 'read', 'read']);
    expect(states('pay')).toEqual(['read', 'write', 'hidden']);
    expect(states('constructor')).toEqual(['read', 'read', 'read']);
  });

  it('keep what may not be written as it is stored, whatever is sent', () => {
    const checked = checkFormValues(
      rights,
      { a: 'forged', pay: '1.00', secret: 'forged' },
      { ...zh, task: 'pay', before },
    );
    expect(checked).toEqual({ ok: true, value: { a: 'x', pay: '1.00', secret: 'y' } });
  });

  it('ask for nothing that may not be written', () => {
    expect(messages(rights, {}, { task: 'pay', before })).toEqual(['pay: 请输入实付']);
    expect(messages(rights, {}, { task: 'other', before })).toEqual([]);
  });
});

describe('a form that is opened', () => {
  const opener = { now: '2026-05-01T20:00:00.000Z', zone, user_id: 'u', org_id: 'o' };
  it('begins with its defaults, in the time of the site', () => {
    const one = form([
      { type: 'date', name: 'day', label: 'd', initial: 'now' },
      { type: 'person', name: 'who', label: 'w', initial: 'self' },
      { type: 'organisation', name: 'org', label: 'o', initial: 'self', multiple: true },
      { type: 'table', name: 'rows', label: 'r', columns: [{ type: 'integer', name: 'n', label: 'n', initial: 1 }] },
      { type: 'note', name: 'note', label: 'n', text: 'x' },
    ]);
    expect(initialFormValues(one, opener)).toEqual({ day: '2026-05-02', who: 'u', org: ['o'], rows: [] });
    expect(initialFormValues(one, { ...opener, zone: 'Europe/Berlin' })).toMatchObject({ day: '2026-05-01' });
    expect(initialRow([{ type: 'integer', name: 'n', label: 'n', initial: 1 }], opener)).toEqual({ n: 1 });
  });
});

describe('a value in words', () => {
  const text = (field: Parameters<typeof readableValue>[0], value: unknown) =>
    readableValue(field, value, { ...zh, names: (_, id) => (id === 'u1' ? '张三' : undefined) });
  const at = { name: 'a', label: 'a' };
  it('is a label, not a value', () => {
    const options = [{ value: 'sick', label: '病假' }];
    expect(text({ type: 'choice', ...at, options }, 'sick')).toBe('病假');
    expect(text({ type: 'choices', ...at, options }, ['sick', 'gone'])).toBe('病假、gone');
    expect(text({ type: 'person', ...at }, 'u1')).toBe('张三');
    expect(text({ type: 'person', ...at, multiple: true }, ['u1', 'u2'])).toBe('张三、u2');
  });
  it('has its unit and its form', () => {
    expect(text({ type: 'integer', ...at }, 5)).toBe('5');
    expect(text({ type: 'decimal', ...at, unit: '米' }, 1.25)).toBe('1.25 米');
    expect(text({ type: 'formula', ...at, expression: '1', result: 'money' }, '12.5')).toBe('¥12.50');
    expect(text({ type: 'formula', ...at, expression: '1', unit: '吨' }, 2)).toBe('2 吨');
    expect(text({ type: 'money', ...at }, '12.5')).toBe('¥12.50');
    expect(text({ type: 'range', ...at }, time)).toBe('2026-05-01 至 2026-05-05');
  });
  it('is two hyphens when there is none', () => {
    for (const value of [null, undefined, '', []]) expect(text({ type: 'file', ...at }, value)).toBe('--');
  });
});
