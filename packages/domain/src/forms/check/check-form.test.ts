import { describe, expect, it } from 'vitest';
import { FORM_FIELD_TYPES } from '../types.ts';
import { formFromWire, formToWire } from '../form.ts';
import { readForm } from './read-form.ts';

const messages = (input: unknown): string[] => readForm(input, 'zh').problems.map((one) => one.message);
const fields = (...list: object[]) => ({ fields: list });
const text = (name: string, label: string, more: object = {}) => ({ type: 'text', name, label, ...more });

describe('a form that is read', () => {
  it('may be JSON, and comes back from the wire as it went', () => {
    const read = readForm(JSON.stringify(fields(text('a', '甲'))), 'zh');
    expect(read.problems).toEqual([]);
    expect(read.form && formFromWire(formToWire(read.form))).toEqual(read.form);
  });

  it('tells of two fields with one name, to the letter', () => {
    expect(messages(fields(text('a', '姓名'), text('a', '电话')))).toEqual([
      '表单项(姓名) 和 (电话) 使用了相同的字段名(a)',
    ]);
  });

  it('lets columns be named as fields are, but not as other columns of their table', () => {
    const table = (...names: string[]) => ({
      type: 'table',
      name: 't',
      label: '表',
      columns: names.map((one) => text(one, one)),
    });
    expect(messages(fields(text('a', '甲'), table('a', 'b')))).toEqual([]);
    expect(messages(fields(table('a', 'a')))).toEqual(['表单项(a) 和 (a) 使用了相同的字段名(a)']);
  });

  it.each<[string, unknown, string]>([
    ['no JSON', '{', '表单内容不是有效的 JSON，请检查后重新导入'],
    ['no form', { x: 1 }, '这不是表单：缺少字段列表'],
    ['null', null, '这不是表单：缺少字段列表'],
    [
      'a name with a space',
      fields(text('a b', '甲')),
      '「甲」的字段名“a b”不正确：以字母或下划线开头，只含字母、数字和下划线，最多 64 个字符',
    ],
    ['no label', fields(text('a', ' ')), '请填写第 1 项的标题'],
    [
      'a type of others',
      fields({ type: 'html', name: 'a', label: '甲' }),
      '「甲」的类型“html”不受支持，请改用设计器中的类型',
    ],
    [
      'a table in a table',
      fields({ type: 'table', name: 't', label: '表', columns: [{ type: 'table', name: 'u', label: '内' }] }),
      '「表」「内」的类型“table”不受支持，请改用设计器中的类型',
    ],
    ['no columns', fields({ type: 'table', name: 't', label: '表', columns: [] }), '请为「表」至少添加一列'],
    ['an unknown setting', fields(text('a', '甲', { onclick: 'alert(1)' })), '「甲」有不认识的设置“onclick”，请删除'],
    ['a reserved name', fields(text('execution', '甲')), '「甲」的字段名“execution”是保留名称，请换一个'],
    ['a name of every object', fields(text('constructor', '甲')), '「甲」的字段名“constructor”是保留名称，请换一个'],
    [
      'the prototype',
      JSON.parse('{"fields":[{"type":"text","name":"__proto__","label":"甲"}]}'),
      '「甲」的字段名“__proto__”是保留名称，请换一个',
    ],
    ['no options', fields({ type: 'choice', name: 'a', label: '甲' }), '请为「甲」添加选项，或选择一个字典'],
    [
      'options twice',
      fields({
        type: 'choice',
        name: 'a',
        label: '甲',
        options: [
          { value: 'x', label: '1' },
          { value: 'x', label: '2' },
        ],
      }),
      '「甲」的选项值“x”重复',
    ],
    [
      'an unknown dictionary',
      fields({ type: 'choice', name: 'a', label: '甲', dict: 'nope' }),
      '「甲」使用的字典“nope”不存在',
    ],
    [
      'a default outside',
      fields({ type: 'choice', name: 'a', label: '甲', options: [{ value: 'x', label: '1' }], initial: 'y' }),
      '「甲」的默认值不在可选范围内',
    ],
    [
      'limits crossed',
      fields({ type: 'integer', name: 'a', label: '甲', min: 3, max: 1 }),
      '「甲」的最小值不能大于最大值',
    ],
    [
      'a type of file',
      fields({ type: 'file', name: 'a', label: '甲', accept: ['exe'] }),
      '「甲」的文件类型“exe”不受支持',
    ],
    [
      'a rule over nothing',
      fields(text('a', '甲', { visible_when: { match: 'all', tests: [{ field: 'z', op: 'filled' }] } })),
      '「甲」的条件引用了不存在的字段“z”',
    ],
    [
      'a rule over itself',
      fields(text('a', '甲', { required_when: { match: 'any', tests: [{ field: 'a', op: 'filled' }] } })),
      '「甲」的条件不能引用自己',
    ],
    [
      'a rule without value',
      fields(text('a', '甲', { visible_when: { match: 'all', tests: [{ field: 'b', op: 'eq' }] } }), text('b', '乙')),
      '请填写「甲」的条件要比较的值',
    ],
    [
      'a broken formula',
      fields({ type: 'formula', name: 'a', label: '甲', expression: '1 +' }),
      '「甲」的公式没有写完',
    ],
    [
      'a script',
      fields({ type: 'formula', name: 'a', label: '甲', expression: 'fetch(1)' }),
      '「甲」的公式使用了不支持的函数“fetch”',
    ],
    [
      'a formula over nothing',
      fields({ type: 'formula', name: 'a', label: '甲', expression: 'z + 1' }),
      '「甲」的公式引用了不存在的字段“z”',
    ],
    [
      'a formula over text',
      fields(text('b', '乙'), { type: 'formula', name: 'a', label: '甲', expression: 'b + 1' }),
      '「甲」的公式引用的“b”不是数字',
    ],
    [
      'a column alone',
      fields(
        { type: 'table', name: 't', label: '表', columns: [{ type: 'money', name: 'm', label: '金额' }] },
        { type: 'formula', name: 'a', label: '甲', expression: 't.m * 2' },
      ),
      '「甲」的公式中“t.m”是明细列，请放在 SUM、AVG、COUNT、MIN 或 MAX 中',
    ],
    [
      'a circle',
      fields({ type: 'formula', name: 'a', label: '甲', expression: 'a + 1' }),
      '「甲」的公式循环引用了自己',
    ],
    [
      'rights to nothing',
      { conf: { version: 1, tasks: { pay: { others: 'read', fields: { z: 'write' } } } }, fields: [] },
      '任务“pay”的权限引用了不存在的字段“z”',
    ],
    ['a version to come', { conf: { version: 2 }, fields: [] }, '表单设置“version”有误，请检查'],
  ])('refuses %s', (_, input, message) => {
    expect(messages(input)).toEqual([message]);
  });

  it('has limits', () => {
    const many = Array.from({ length: 201 }, (_, at) => text(`f${at}`, `f${at}`));
    expect(messages({ fields: many })).toEqual(['表单项不能超过 200 个']);
    const table = { type: 'table', name: 't', label: 't', columns: many.slice(0, 30) };
    expect(messages({ fields: [...many.slice(0, 180), table] })).toEqual(['表单项不能超过 200 个']);
    expect(messages(`"${'x'.repeat(600_000)}"`)).toEqual(['表单内容不是有效的 JSON，请检查后重新导入']);
  });

  it('refuses formulas that read too much when the tables are full', () => {
    const column = (at: number) => ({
      type: 'formula',
      name: `c${at}`,
      label: `列${at}`,
      expression: Array(20).fill('SUM(t.m)').join('+'),
    });
    const form = (columns: number, max_rows?: number) =>
      fields({
        type: 'table',
        name: 't',
        label: '表',
        ...(max_rows === undefined ? {} : { max_rows }),
        columns: [
          { type: 'money', name: 'm', label: '金额' },
          ...Array.from({ length: columns }, (_, at) => column(at)),
        ],
      });
    const [first, ...more] = messages(form(5));
    expect(first).toContain('「表」「列0」的公式计算量过大');
    expect(more).toEqual([]);
    expect(messages(form(5, 20))).toEqual([]);
    const share = fields({
      type: 'table',
      name: 't',
      label: '表',
      columns: [
        { type: 'money', name: 'm', label: '金额' },
        { type: 'formula', name: 's', label: '占比', expression: 'ROUND(m / SUM(t.m) * 100, 2)' },
      ],
    });
    expect(messages(share)).toEqual([]);
  });

  it('knows every type that the designer offers', () => {
    const special: Partial<Record<(typeof FORM_FIELD_TYPES)[number], object>> = {
      choice: { dict: 'bpm_model_category' },
      choices: { options: [{ value: 'a', label: 'a' }] },
      table: { columns: [text('x', 'x')] },
      formula: { expression: '1' },
      note: { text: 'x' },
    };
    const all = FORM_FIELD_TYPES.map((type, at) => ({ type, name: `f${at}`, label: type, ...special[type] }));
    expect(messages({ fields: all })).toEqual([]);
  });
});
