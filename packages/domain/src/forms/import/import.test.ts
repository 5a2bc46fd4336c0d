import { describe, expect, it } from 'vitest';
import { checkForm } from '../check/check-form.ts';
import { importEngineFields } from './engine-fields.ts';
import { importFormJs } from './form-js.ts';

describe('a form of form-js', () => {
  it('becomes a form of ours', () => {
    const { form, notes } = importFormJs(
      {
        components: [
          { type: 'text', text: '# 报销单' },
          { type: 'textfield', key: 'title', label: '标题', validate: { required: true, maxLength: 30 } },
          {
            type: 'number',
            key: 'amount',
            label: '金额',
            decimalDigits: 2,
            validate: { min: 0 },
            appearance: { suffixAdorner: '元' },
          },
          { type: 'datetime', subtype: 'date', key: 'day', label: '日期' },
          {
            type: 'radio',
            key: 'kind',
            label: '类型',
            values: [
              { value: 'a', label: '甲' },
              { value: 'b', label: '乙' },
            ],
            defaultValue: 'a',
          },
          { type: 'textarea', key: 'why', label: '说明', conditional: { hide: '=kind = "a"' } },
          {
            type: 'dynamiclist',
            path: 'items',
            label: '明细',
            components: [{ type: 'textfield', key: 'title', label: '名称' }],
          },
          { type: 'group', label: '其他', id: 'g', components: [{ type: 'checkbox', key: 'ok', label: '同意' }] },
          { type: 'button', label: '提交' },
        ],
      },
      'zh',
    );
    expect(form.fields).toMatchObject([
      { type: 'heading', label: '报销单' },
      { type: 'text', name: 'title', required: true, max_length: 30 },
      { type: 'decimal', name: 'amount', min: 0, scale: 2, unit: '元' },
      { type: 'date', name: 'day' },
      {
        type: 'choice',
        look: 'buttons',
        initial: 'a',
        options: [
          { value: 'a', label: '甲' },
          { value: 'b', label: '乙' },
        ],
      },
      { type: 'textarea', visible_when: { tests: [{ field: 'kind', op: 'ne', value: 'a' }] } },
      { type: 'table', name: 'items', columns: [{ type: 'text', name: 'title' }] },
      { type: 'heading', label: '其他' },
      { type: 'boolean', name: 'ok' },
    ]);
    expect(checkForm(form, 'zh')).toEqual([]);
    expect(notes).toEqual([]);
  });

  it('says what it could not bring over', () => {
    const { form, notes } = importFormJs(
      {
        components: [
          { type: 'iframe', label: '地图' },
          {
            type: 'textfield',
            key: 'user.name',
            label: '姓名',
            conditional: { hide: '=count(x) > 1' },
            validate: { pattern: '^x' },
          },
          { type: 'textfield', key: 'task', label: '任务' },
        ],
      },
      'zh',
    );
    expect(form.fields.map((one) => one.name)).toEqual(['user_name', 'task_']);
    expect(notes).toEqual([
      '地图：表单项类型“iframe”没有对应类型，已忽略',
      '姓名：字段名“user.name”不能用作字段名，已改为“user_name”',
      '姓名：校验正则未能转换，请人工确认',
      '姓名：表达式“=count(x) > 1”未能转换，请在设计器中重新设置',
      '任务：字段名“task”不能用作字段名，已改为“task_”',
    ]);
  });
});

describe('form fields of a model', () => {
  it('become a form, with the rights of the task', () => {
    const { form, notes } = importEngineFields(
      [
        {
          id: 'days',
          type: 'long',
          label: '天数',
          default_value: '1',
          constraints: [{ name: 'required' }, { name: 'min', config: '1' }],
        },
        { id: 'from', type: 'date', label: '开始', date_pattern: 'yyyy-MM-dd HH:mm' },
        { id: 'kind', type: 'enum', label: '类型', values: [{ id: 'a', name: '甲' }], writable: false },
        { id: 'secret', type: 'string', readable: false, required: true },
        { id: 'who', type: 'string', default_value: '${starter}', constraints: [{ name: 'validator', config: 'x.Y' }] },
        { id: 'x', type: 'com.acme.Thing' },
      ],
      'zh',
      'approve',
    );
    expect(form.fields).toEqual([
      { type: 'integer', name: 'days', label: '天数', required: true, min: 1, initial: 1 },
      { type: 'datetime', name: 'from', label: '开始' },
      { type: 'choice', name: 'kind', label: '类型', options: [{ value: 'a', label: '甲' }] },
      { type: 'text', name: 'secret', label: 'secret', required: true },
      { type: 'text', name: 'who', label: 'who' },
    ]);
    expect(form.conf.tasks).toEqual({ approve: { others: 'write', fields: { kind: 'read', secret: 'hidden' } } });
    expect(notes).toEqual([
      'who：表达式“${starter}”未能转换，请在设计器中重新设置',
      'who：设置“validator”未能转换',
      'x：表单项类型“com.acme.Thing”没有对应类型，已忽略',
    ]);
  });
});
