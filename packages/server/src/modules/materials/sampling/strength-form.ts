import {
  LOT_METHOD,
  plainFactors,
  roundTo,
  SAME_CONDITION,
  SAMPLE,
  samplelot,
  SAMPLE_STATE,
  statisticalFactors,
} from '@gongdi/domain';
import {
  codeText,
  headsOf,
  label,
  nicknames,
  signatureCell,
  value,
  type FormRow,
  type RecordForm,
} from '../../../quality/index.ts';
import type { Db } from '../../../store/index.ts';

/** Most groups on a form. */
const LISTED = 500;
/** Groups beside each other. */
const BESIDE = 4;

const mpa = (one: number | null | undefined): string => (typeof one === 'number' ? one.toFixed(1) : '');

/** The record of strength of a lot (GB/T 50107-2010): every group, the factors, and what mean and least had to reach. */
export const strengthForm: RecordForm<typeof samplelot> = {
  resource: samplelot,
  async fill(db, row, by) {
    const heads = await headsOf(db, row.project_id);
    const names = await nicknames(db, [row.judge_id]);
    const state = codeText('concrete_lot_status', row.lot_status);
    const same = row.lot_curing === SAMPLE.sameCondition;
    return {
      number: 'GB/T 50107',
      title: '混凝土试块强度统计、评定记录',
      rows: [
        [label('工程名称', 2), value(heads.project_name, 4), label('施工单位', 2), value(heads.contractor, 4)],
        [label('评定批', 2), value(row.lot_name, 4), label('强度等级', 2), value(`C${row.strength_grade}`, 4)],
        [label('养护方法', 2), value(same ? '同条件养护' : '标准养护', 4), label('设计龄期', 2)].concat([
          value(`${row.design_age} d`, 4),
        ]),
        [label('混凝土方量', 2), value(`${row.volume} m³`, 4), label('配合比编号', 2), value(row.mix_number, 4)],
        [label('评定方法', 2), value(methodOf(row.lot_method, row.judged_groups), 10)],
        [
          label('组数 n', 1),
          label('平均值\nm（MPa）', 2),
          label('标准差\nS（MPa）', 2),
          label('最小值\n（MPa）', 2),
          label('平均值限值\n（MPa）', 2),
          label('最小值限值\n（MPa）', 3),
        ],
        [
          value(String(row.judged_groups ?? ''), 1),
          value(mpa(row.mean_strength), 2),
          value(row.deviation?.toFixed(2), 2),
          value(mpa(row.least_strength), 2),
          value(mpa(row.required_mean), 2),
          value(mpa(row.required_least), 3),
        ],
        [label('合格评定系数', 3), value(factorsOf(row.lot_method, row.judged_groups, row.strength_grade), 9)],
        [label(same ? '各组强度 ÷ 0.88（MPa）' : '各组强度代表值（MPa）', 12)],
        ...(await groupRows(db, row.id, same ? SAME_CONDITION : 1)),
        [label('评定结论', 3), value(`${state}　${row.judge_note ?? ''}`, 9)],
        [
          signatureCell(
            { of: '评定人', name: names.get(row.judge_id ?? ''), at: row.judged_at, signature: null },
            12,
            by,
          ),
        ],
      ],
      note:
        row.lot_method === LOT_METHOD.statistical
          ? '平均值 ≥ 设计强度 + λ1·S，最小值 ≥ λ2·设计强度（GB/T 50107-2010 5.1.3；S 小于 2.5 MPa 时取 2.5 MPa）'
          : '平均值 ≥ λ3·设计强度，最小值 ≥ λ4·设计强度（GB/T 50107-2010 5.2.2）',
    };
  },
};

const methodOf = (method: number | null | undefined, groups: number | null | undefined): string =>
  method ? `${codeText('lot_method', method)}（${groups} 组）` : '';

function factorsOf(method: number | null | undefined, groups: number | null | undefined, grade: number): string {
  if (!method) return '';
  if (method === LOT_METHOD.statistical) {
    const { lambda1, lambda2 } = statisticalFactors(groups ?? 0);
    return `λ1 = ${lambda1}，λ2 = ${lambda2}`;
  }
  const { lambda3, lambda4 } = plainFactors(grade);
  return `λ3 = ${lambda3}，λ4 = ${lambda4}`;
}

async function groupRows(db: Db, lot_id: string, factor: number): Promise<FormRow[]> {
  const groups = await db
    .selectFrom('witness_sample')
    .select(['sample_number', 'group_value', 'sample_status'])
    .where('lot_id', '=', lot_id)
    .where('sample_status', '>=', SAMPLE_STATE.reported)
    .orderBy('taken_on')
    .orderBy('sample_number')
    .limit(LISTED)
    .execute();
  const cells = groups.map(({ sample_number, group_value }) =>
    value(`${sample_number}\n${group_value === null ? '无效组' : mpa(roundTo(group_value / factor, 1))}`, 3),
  );
  const rows: FormRow[] = [];
  for (let at = 0; at < cells.length; at += BESIDE) {
    const line = cells.slice(at, at + BESIDE);
    rows.push([...line, ...Array.from({ length: BESIDE - line.length }, () => value('', 3))]);
  }
  return rows;
}
