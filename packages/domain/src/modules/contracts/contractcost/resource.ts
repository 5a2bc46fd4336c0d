import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { costItem } from '../dictionary.ts';
import { aboveZero } from '../fields.ts';
import { costStates } from './dictionary.ts';

const derived = (zh: string, en: string, hintZh: string, hintEn: string) =>
  field.money({
    label: { zh, en },
    hint: { zh: hintZh, en: hintEn },
    derived: true,
    on: ['column', 'detail'],
    column: { width: 140, priority: 1 },
  });

/** Planned cost of a project by cost item, against what is committed by contracts and what is certified. */
export default defineResource({
  name: 'contractcost',
  noun: 'cost_plan',
  label: { zh: '成本对比', en: 'Cost by item' },
  about: {
    zh: '项目按成本科目的计划成本，与支出合同的已签（含变更）和已计量对比，得出偏差；数字随合同单据变化。',
    en: 'Planned cost of a project by item, against what contracts commit and what is certified of them, with the deviation.',
  },
  rules: [
    {
      zh: '已签 = 履行中及以后的支出合同清单金额（含变更）；偏差 = 计划 − 已签与已计量中较大者。',
      en: 'Committed: bills of signed contracts that cost money, with changes. Deviation: plan less the greater of committed and certified.',
    },
  ],
  service: 'order',
  title: 'cost_name',
  scope: 'organisation',
  follows: 'project_id',
  imports: 'append',
  sort: { field: 'cost_item', order: 'asc' },
  fields: {
    cost_name: field.text({
      label: { zh: '科目说明', en: 'Item' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 200, fixed: 'left' },
    }),
    project_id: projectField({ required: true, column: { width: 220 } }),
    cost_item: field.code({
      label: { zh: '成本科目', en: 'Cost item' },
      required: true,
      dict: costItem,
      query: 'in',
      column: { width: 130, sort: true },
    }),
    planned_amount: field.money({
      label: { zh: '计划成本', en: 'Planned' },
      required: true,
      column: { width: 140, priority: 1 },
    }),
    committed: derived('已签合同', 'Committed', '支出合同清单，含变更', 'Bills of contracts, with changes'),
    actual: derived('已计量', 'Certified', '已审核的计量', 'Certified sheets'),
    deviation: derived('偏差', 'Deviation', '负数为超支', 'Below zero: over the plan'),
    state: field.code({
      label: { zh: '成本状态', en: 'State' },
      dict: costStates,
      derived: true,
      on: ['column', 'detail'],
      column: { width: 110 },
    }),
    remark: field.textarea({ label: { zh: '备注', en: 'Remark' }, maxLength: 500, column: false }),
  },
  check: (record) => aboveZero(record, 'planned_amount'),
  endpoints: {
    list: 'GET contractcost',
    detail: 'GET contractcost/{id}',
    add: 'POST contractcost',
    edit: 'PUT contractcost',
    delete: 'DELETE contractcost/{id}',
    import: 'POST contractcost/import',
    export: 'GET contractcost/export',
  },
});
