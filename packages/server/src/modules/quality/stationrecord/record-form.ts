import { dateTime, stationrecord } from '@gongdi/domain';
import { headsOf, label, nicknames, opinion, signatureCell, value, type RecordForm } from '../../../quality/index.ts';

/** Form A.0.6 of a record of attendance (GB/T 50319-2013). */
export const recordForm: RecordForm<typeof stationrecord> = {
  resource: stationrecord,
  async fill(db, row, by) {
    const heads = await headsOf(db, row.project_id);
    const place = await db.selectFrom('part').select('full_name').where('id', '=', row.part_id).executeTakeFirst();
    const names = await nicknames(db, [row.signed_by]);
    return {
      number: '表 A.0.6',
      title: '旁站记录',
      record_number: row.record_number ? `编号：${row.record_number}` : undefined,
      rows: [
        [label('工程名称', 2), value(heads.project_name, 4), label('施工单位', 2), value(heads.contractor, 4)],
        [label('旁站的关键部位、关键工序', 3), value(`${place?.full_name ?? ''} ${row.record_title}`, 9)],
        [label('旁站开始时间', 3), value(dateTime(row.begin_at, by.timeZone), 3), label('旁站结束时间', 3)].concat([
          value(dateTime(row.end_at, by.timeZone), 3),
        ]),
        [label('天气', 3), value(row.weather, 3), label('完成工程量', 3)].concat([
          value([row.quantity, row.quantity_unit].filter((one) => one !== null && one !== undefined).join(' '), 3),
        ]),
        [label('旁站的关键部位、\n关键工序施工情况', 3), value(row.works, 9)],
        ...opinion('发现的问题及\n处理情况', row.problems ?? '无', [
          signatureCell(
            {
              of: '旁站监理人员',
              name: names.get(row.signed_by ?? ''),
              at: row.signed_at,
              signature: row.signature,
            },
            12,
            by,
          ),
        ]),
      ],
      note: row.late_hours ? `补记：旁站结束 ${row.late_hours} 小时后签字` : undefined,
    };
  },
};
