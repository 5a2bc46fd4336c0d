import type { Label } from '../../label.ts';
import { defineSettings, whole } from '../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** What differences of quantities are accepted, and what samples have to fulfil. */
export default defineSettings('materials', {
  label: at('材料与取样', 'Material and samples'),
  order: 81,
  settings: {
    material_tolerance: whole({
      label: at('订货、到货、验收数量的允许差异（‰）', 'Accepted difference of ordered, delivered and accepted (‰)'),
      hint: at('新订货未填允许差异时采用；未核定', 'For new orders that name none. Not confirmed'),
      min: 0,
      max: 200,
      fallback: 30,
    }),
    material_plan_excess: whole({
      label: at('订货量可超出计划量的比例（%）', 'How far an order may exceed its plan (%)'),
      hint: at('未核定', 'Not confirmed'),
      min: 0,
      max: 100,
      fallback: 5,
    }),
    sample_witness_share: whole({
      label: at('见证取样的最低比例（%）', 'Least share of samples with a witness (%)'),
      hint: at(
        '按应取组数计算，建建[2000]211号为 30%；未核定',
        'Of the groups that have to be taken; 30 by rule. Not confirmed',
      ),
      min: 0,
      max: 100,
      fallback: 30,
    }),
    sample_age_days: whole({
      label: at('试件超过设计龄期多少天内试验有效', 'Days after the design age within which a test is valid'),
      hint: at('更晚的试验要说明原因；未核定', 'A later test needs a reason. Not confirmed'),
      min: 0,
      max: 60,
      fallback: 2,
    }),
  },
});
