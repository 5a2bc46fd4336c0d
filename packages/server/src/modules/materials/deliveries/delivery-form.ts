import { LAB, materialacceptapply, materialacceptlogs, POST, SAMPLE_STATE, type RowOf } from '@gongdi/domain';
import {
  codeText,
  headsOf,
  label,
  nicknames,
  opinion,
  signatureCell,
  value,
  type FormRow,
  type RecordForm,
} from '../../../quality/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';

type Check = RowOf<typeof materialacceptlogs>;
/** Most samples on a form. */
const LISTED = 50;

/** Form B.0.6 of a delivery (GB/T 50319-2013): what came, its papers, the check on site, its samples. */
export const deliveryForm: RecordForm<typeof materialacceptapply> = {
  resource: materialacceptapply,
  async fill(db, row, by) {
    const heads = await headsOf(db, row.project_id);
    const check = await checkOf(db, row.id);
    const names = await nicknames(db, [row.created_by, check?.created_by]);
    const unit = codeText('material_unit', row.unit);
    const quantity = (one: number | null | undefined) => (typeof one === 'number' ? `${one} ${unit}` : '');
    const net =
      typeof row.gross_weight === 'number' && typeof row.tare_weight === 'number'
        ? `${Math.round((row.gross_weight - row.tare_weight) * 1000) / 1000} t`
        : '';
    const pictures = check ? await by.picturesOf(materialacceptlogs, check) : by.pictures;
    return {
      number: '表 B.0.6',
      title: '工程材料、构配件、设备报审表',
      record_number: `编号：${row.delivery_number}`,
      rows: [
        [label('工程名称', 2), value(heads.project_name, 4), label('施工单位', 2), value(heads.contractor, 4)],
        [label('材料名称', 2), value(row.material_name, 4), label('规格型号', 2), value(row.specification, 4)],
        [label('批号', 2), value(row.batch_number, 4), label('供应商', 2), value(row.supplier_name, 4)],
        [label('进场日期', 2), value(row.arrival_date, 4), label('送货数量', 2)].concat([
          value(quantity(row.delivered_quantity), 4),
        ]),
        [label('称重单号', 2), value(row.ticket_number, 4), label('净重', 2), value(net, 4)],
        [label('质量证明', 2), value(row.certificate_number, 4), label('堆放位置', 2), value(row.position, 4)],
        ...checkRows(check, quantity),
        ...(await sampleRows(db, row.id)),
        [
          signatureCell(
            {
              of: `${heads.contractor} 项目经理部　项目经理`,
              name: heads.people.get(POST.projectLeader) ?? names.get(row.created_by ?? ''),
              at: row.created_at,
              signature: null,
            },
            12,
            by,
          ),
        ],
        ...opinion('审查意见', check && `${codeText('check_conclusion', check.conclusion)}　${check.opinion ?? ''}`, [
          signatureCell(
            {
              of: '验收人',
              name: names.get(check?.created_by ?? ''),
              at: check?.created_at,
              signature: check?.signature,
            },
            12,
            { ...by, pictures },
          ),
        ]),
      ],
    };
  },
};

async function checkOf(db: Db, apply_id: string): Promise<Check | undefined> {
  const found = await db.selectFrom('material_check').select('id').where('apply_id', '=', apply_id).executeTakeFirst();
  if (!found) return undefined;
  return resourceRepository(db, materialacceptlogs).get(
    { scope: WHOLE, account_id: null, org_id: null, now: 0 },
    found.id,
  );
}

function checkRows(check: Check | undefined, quantity: (one: number | null | undefined) => string): FormRow[] {
  if (!check) return [[label('现场验收', 2), value('尚未验收', 10)]];
  return [
    [label('实点数量', 2), value(quantity(check.counted_quantity), 4), label('接收数量', 2)].concat([
      value(quantity(check.accepted_quantity), 4),
    ]),
    [label('质量证明核查', 2), value(codeText('certificate_result', check.certificate_result), 4)].concat([
      label('外观检查', 2),
      value(codeText('appearance_result', check.appearance_result), 4),
    ]),
  ];
}

async function sampleRows(db: Db, apply_id: string): Promise<FormRow[]> {
  const samples = await db
    .selectFrom('witness_sample')
    .select(['sample_number', 'sample_status', 'laboratory', 'report_number', 'lab_verdict', 'tested_on'])
    .where('apply_id', '=', apply_id)
    .orderBy('taken_on')
    .orderBy('id')
    .limit(LISTED)
    .execute();
  if (samples.length === 0) return [];
  return [
    [label('样品编号', 2), label('检测机构', 3), label('报告编号', 3), label('试验日期', 2), label('结论', 2)],
    ...samples.map((one) => [
      value(one.sample_number, 2),
      value(one.laboratory, 3),
      value(one.report_number, 3),
      value(one.tested_on, 2),
      // What was handled says how it ended, not what the laboratory found.
      value(
        one.lab_verdict === LAB.passed
          ? codeText('lab_verdict', one.lab_verdict)
          : codeText('sample_status', one.sample_status ?? SAMPLE_STATE.taken),
        2,
      ),
    ]),
  ];
}
