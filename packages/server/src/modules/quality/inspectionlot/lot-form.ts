import { CHECK_KIND, inspectionlot, judgeItem, LEVEL, POST, type CheckedItem, type RowOf } from '@gongdi/domain';
import {
  headsOf,
  label,
  nicknames,
  opinion,
  signatureCell,
  value,
  type Form,
  type FormRow,
  type Heads,
  type RecordForm,
  type Signing,
} from '../../../quality/index.ts';
import type { Db } from '../../../store/index.ts';

type Row = RowOf<typeof inspectionlot>;

/** Form E of a lot (GB 50300-2013). */
export const lotForm: RecordForm<typeof inspectionlot> = { resource: inspectionlot, fill };

interface Above {
  unit: string;
  part: string;
  item: string;
}

async function fill(db: Db, row: Row, by: Signing): Promise<Form> {
  const heads = await headsOf(db, row.project_id);
  const above = await namesAbove(db, row.assessment_id);
  const place = await db.selectFrom('part').select('full_name').where('id', '=', row.part_id).executeTakeFirst();
  const names = await nicknames(db, [row.self_by, row.presented_by, row.accepted_by]);
  return {
    number: '表 E',
    title: '检验批质量验收记录',
    record_number: row.lot_number ? `编号：${row.lot_number}` : undefined,
    rows: [
      ...headRows(row, above, place?.full_name ?? '', heads),
      ...itemRows(row),
      ...opinion('施工单位\n检查结果', row.present_opinion, [
        signatureCell(
          { of: '专业工长', name: names.get(row.self_by ?? ''), at: row.self_at, signature: row.self_signature },
          6,
          by,
        ),
        signatureCell(
          {
            of: '项目专业质量检查员',
            name: names.get(row.presented_by ?? ''),
            at: row.presented_at,
            signature: row.present_signature,
          },
          6,
          by,
        ),
      ]),
      ...opinion('监理单位\n验收结论', row.accept_opinion, [
        signatureCell(
          {
            of: '专业监理工程师',
            name: names.get(row.accepted_by ?? ''),
            at: row.accepted_at,
            signature: row.accept_signature,
          },
          12,
          by,
        ),
      ]),
    ],
  };
}

function headRows(row: Row, { unit, part, item }: Above, place: string, heads: Heads): FormRow[] {
  return [
    [label('单位（子单位）工程名称', 2), value(unit, 2), label('分部（子分部）工程名称', 2), value(part, 2)].concat([
      label('分项工程名称', 2),
      value(item, 2),
    ]),
    [
      label('施工单位', 2),
      value(heads.contractor, 2),
      label('项目负责人', 2),
      value(heads.people.get(POST.projectLeader), 2),
      label('检验批容量', 2),
      value(`${row.capacity} ${row.capacity_unit ?? ''}`.trim(), 2),
    ],
    [label('检验批部位', 2), value(place, 10)],
    [label('施工依据', 2), value(row.build_basis, 4), label('验收依据', 2), value(row.check_basis, 4)],
  ];
}

function itemRows(row: Row): FormRow[] {
  const items = (row.items ?? []) as (CheckedItem & { demand?: string | null })[];
  const least = row.sample_least ?? 0;
  const named = [
    [CHECK_KIND.main, '主控项目'],
    [CHECK_KIND.general, '一般项目'],
  ] as const;
  return [
    [
      label('类别', 1),
      label('验收项目', 3),
      label('设计要求及规范规定', 3),
      label('最小/实际抽样', 2),
      label('检查记录', 2),
      label('结果', 1),
    ],
    ...named.flatMap(([kind, title]) =>
      items
        .filter(({ item_kind }) => item_kind === kind)
        .map((item, at): FormRow => {
          const verdict = judgeItem(item, least);
          const samples = item.sample_count ?? '';
          return [
            label(at === 0 ? title : '', 1),
            value(item.item_name, 3),
            value(item.demand, 3),
            value(item.whole_flag ? `全/${samples}` : `${least}/${samples}`, 2),
            value(
              verdict === 'open' ? '' : `抽查 ${samples} 处，合格 ${Number(samples) - (item.failed_count ?? 0)} 处`,
              2,
            ),
            value(verdict === 'open' ? '' : verdict === 'passed' ? '合格' : '不合格', 1),
          ];
        }),
    ),
  ];
}

/** Names of the unit work and of the part above an item. */
async function namesAbove(db: Db, id: string): Promise<Above> {
  const item = await db
    .selectFrom('assessment')
    .select(['division_name', 'path'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item) return { unit: '', part: '', item: '' };
  // The path has the order number and the id of each node from the top down.
  const ids = (item.path ?? '').split('/').flatMap((one) => one.split('-')[1] ?? []);
  const above = await db
    .selectFrom('assessment')
    .select(['division_name', 'division_level'])
    .where('id', 'in', ids.length > 0 ? ids : [id])
    .orderBy('path')
    .execute();
  const of = (low: number, high: number) =>
    above
      .filter(({ division_level }) => division_level >= low && division_level <= high)
      .map(({ division_name }) => division_name)
      .join('／');
  return {
    unit: of(LEVEL.unit, LEVEL.subUnit),
    part: of(LEVEL.part, LEVEL.subPart),
    item: item.division_name,
  };
}
