import type { FormField, FormTaskAccess, ProcessForm } from '@gongdi/domain';

export interface DemoForm {
  /** Key of the model that uses it. */
  model: string;
  name: string;
  remark: string;
  form: ProcessForm;
}

function formOf(fields: FormField[], tasks: Record<string, FormTaskAccess> = {}): ProcessForm {
  return { conf: { version: 1, columns: 2, label_position: 'top', tasks }, fields };
}

const options = (...labels: readonly string[]) => labels.map((label, at) => ({ value: String(at + 1), label }));

/** Start forms of the demo's processes. */
export const DEMO_FORMS: readonly DemoForm[] = [
  {
    model: 'leave_approval',
    name: '请假单',
    remark: '员工请假',
    form: formOf(
      [
        {
          type: 'choice',
          name: 'leave_type',
          label: '请假类型',
          required: true,
          options: options('年休假', '事假', '病假', '探亲假'),
        },
        { type: 'integer', name: 'days', label: '请假天数', required: true, min: 1, max: 90, unit: '天' },
        { type: 'range', name: 'period', label: '起止日期', required: true },
        { type: 'person', name: 'handover', label: '工作交接人' },
        { type: 'textarea', name: 'cause', label: '请假事由', required: true, max_length: 500, wide: true },
      ],
      { Revise: { others: 'write', fields: {} } },
    ),
  },
  {
    model: 'danger_rectification',
    name: '隐患整改单',
    remark: '巡检发现的隐患',
    form: formOf([
      { type: 'text', name: 'part', label: '隐患部位', required: true },
      {
        type: 'choice',
        name: 'danger_level',
        label: '隐患等级',
        required: true,
        options: options('一般', '较大', '重大'),
        look: 'buttons',
      },
      { type: 'date', name: 'deadline', label: '整改期限', required: true },
      { type: 'textarea', name: 'demand', label: '整改要求', required: true, wide: true },
      { type: 'image', name: 'photos', label: '现场照片', max_count: 6, watermark: true, wide: true },
    ]),
  },
  {
    model: 'material_acceptance',
    name: '材料进场单',
    remark: '材料进场验收',
    form: formOf([
      { type: 'text', name: 'supplier', label: '供货单位', required: true },
      {
        type: 'table',
        name: 'items',
        label: '材料明细',
        required: true,
        max_rows: 50,
        wide: true,
        columns: [
          { type: 'text', name: 'material', label: '材料名称', required: true },
          { type: 'text', name: 'model', label: '规格型号' },
          { type: 'decimal', name: 'amount', label: '数量', required: true, min: 0, scale: 2 },
          { type: 'text', name: 'unit', label: '单位', required: true },
        ],
      },
      { type: 'file', name: 'papers', label: '质量证明文件', max_count: 5, wide: true },
    ]),
  },
  {
    model: 'concrete_pour',
    name: '浇筑申请单',
    remark: '混凝土浇筑令',
    form: formOf([
      { type: 'text', name: 'part', label: '浇筑部位', required: true },
      {
        type: 'choice',
        name: 'grade',
        label: '强度等级',
        required: true,
        options: options('C25', 'C30', 'C35', 'C40', 'C50'),
      },
      { type: 'decimal', name: 'volume', label: '计划方量', required: true, min: 0.1, scale: 1, unit: 'm³' },
      { type: 'datetime', name: 'pour_at', label: '计划浇筑时间', required: true },
      { type: 'textarea', name: 'preparation', label: '准备情况', wide: true },
    ]),
  },
];
