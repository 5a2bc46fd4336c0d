import { CONCEAL, concealacceptapply, dateTime } from '@gongdi/domain';
import { headsOf, label, nicknames, opinion, signatureCell, value, type RecordForm } from '../../../quality/index.ts';

/** Form B.0.7 of a request, with its answer (GB/T 50319-2013). */
export const requestForm: RecordForm<typeof concealacceptapply> = {
  resource: concealacceptapply,
  async fill(db, row, by) {
    const heads = await headsOf(db, row.project_id);
    const place = await db.selectFrom('part').select('full_name').where('id', '=', row.part_id).executeTakeFirst();
    const names = await nicknames(db, [row.notified_by, row.accepted_by]);
    const at = (moment: string | null | undefined) => (moment ? dateTime(moment, by.timeZone) : '');
    const passed = row.conceal_status === CONCEAL.passed || row.conceal_status === CONCEAL.deemed;
    return {
      number: '表 B.0.7',
      title: '隐蔽工程报审、报验表',
      rows: [
        [label('工程名称', 2), value(heads.project_name, 4), label('隐蔽工程', 2), value(row.request_title, 4)],
        [label('部位', 2), value(place?.full_name, 4), label('图号', 2), value(row.drawing_number, 4)],
        [label('通知时间', 2), value(at(row.notified_at), 4), label('计划验收时间', 2), value(at(row.planned_at), 4)],
        [label('拍摄时间', 2), value(at(row.photo_at), 4), label('拍摄位置', 2)].concat([
          value(row.photo_place?.address ?? '', 4),
        ]),
        ...opinion('隐蔽内容与\n自检情况', row.content, [
          signatureCell(
            {
              of: `${heads.contractor} 项目经理部`,
              name: names.get(row.notified_by ?? ''),
              at: row.notified_at,
              signature: null,
            },
            12,
            by,
          ),
        ]),
        ...opinion('审查、验收意见', row.accept_opinion, [
          signatureCell(
            {
              of: passed ? '同意隐蔽　专业监理工程师' : '专业监理工程师',
              name: names.get(row.accepted_by ?? ''),
              at: row.accepted_at,
              signature: row.accept_signature,
            },
            12,
            by,
          ),
        ]),
        ...(row.photo_proof ?? []).map((one) => [
          label('照片校验', 2),
          value(`${one.name ?? ''}　${at(one.uploaded_at)}`, 4),
          value(one.hash, 6),
        ]),
      ],
    };
  },
};
