import {
  civilDay,
  dateTime,
  filesIn,
  NOTICE,
  POST,
  SUSPENSION,
  supervisionnotice,
  suspensionorder,
} from '@gongdi/domain';
import {
  codeText,
  headsOf,
  label,
  nicknames,
  opinion,
  signatureCell,
  value,
  type Form,
  type FormRow,
  type RecordForm,
} from '../../../quality/index.ts';
import type { Db } from '../../../store/index.ts';

const placeOf = async (db: Db, part_id: string | null | undefined, whole: string): Promise<string> => {
  if (!part_id) return whole;
  const part = await db.selectFrom('part').select('full_name').where('id', '=', part_id).executeTakeFirst();
  return part?.full_name ?? whole;
};

/** The head that every form of GB/T 50319 has: works, number, addressee. */
const headRows = (project: string, to: string): FormRow[] => [
  [label('工程名称', 2), value(project, 10)],
  [label('致', 2), value(to, 10)],
];

/** Form A.0.3 of a notice, and B.0.9 of its reply from the moment it was given (GB/T 50319-2013). */
export const noticeForm: RecordForm<typeof supervisionnotice> = {
  resource: supervisionnotice,
  async fill(db, row, by) {
    const heads = await headsOf(db, row.project_id);
    const names = await nicknames(db, [row.issued_by, row.replied_by, row.reviewed_by]);
    const place = await placeOf(db, row.part_id, '');
    const record_number = `编号：${row.notice_number}`;
    const sign = (of: string, who: string | null | undefined, at: string | null | undefined, signature: unknown) =>
      signatureCell({ of, name: names.get(who ?? ''), at, signature }, 12, by);
    const notice: Form = {
      number: '表 A.0.3',
      title: '监理通知单',
      record_number,
      rows: [
        ...headRows(heads.project_name, `${heads.contractor}（施工项目经理部）`),
        [label('事由', 2), value(row.notice_title, 10)],
        ...(place ? [[label('部位', 2), value(place, 10)]] : []),
        [label('内容', 2), value(row.content, 10)],
        [label('回复期限', 2), value(row.deadline, 10)],
        [sign('项目监理机构（盖章）　总／专业监理工程师', row.issued_by, row.issued_at, row.issue_signature)],
      ],
      note: '注：本表一式三份，项目监理机构、建设单位、施工单位各一份。',
    };
    if (row.notice_status !== NOTICE.replied && row.notice_status !== NOTICE.closed) return notice;
    const count = filesIn(row.reply_photos).length;
    const reply: Form = {
      number: '表 B.0.9',
      title: '监理通知回复单',
      record_number,
      rows: [
        ...headRows(heads.project_name, '项目监理机构'),
        [
          label('回复', 2),
          value(`我方接到编号为 ${row.notice_number} 的监理通知单后，已按要求完成相关工作，请予以复查。`, 10),
        ],
        [label('整改情况', 2), value(row.reply, 10)],
        [label('附件', 2), value(`整改后照片 ${count} 张`, 10)],
        [sign('施工项目经理部（盖章）　项目经理', row.replied_by, row.replied_at, row.reply_signature)],
        ...opinion('复查意见', row.review_opinion, [
          sign('项目监理机构（盖章）　总／专业监理工程师', row.reviewed_by, row.reviewed_at, row.review_signature),
        ]),
      ],
      note: '注：本表一式三份，项目监理机构、建设单位、施工单位各一份。',
    };
    return [notice, reply];
  },
};

/** Form A.0.5 of an order, B.0.3 once its end was asked for, A.0.7 once the works go on (GB/T 50319-2013). */
export const suspensionForm: RecordForm<typeof suspensionorder> = {
  resource: suspensionorder,
  async fill(db, row, by) {
    const heads = await headsOf(db, row.project_id);
    const names = await nicknames(db, [row.issued_by, row.asked_by, row.reviewed_by, row.approved_by, row.resumed_by]);
    const task = row.task_id
      ? await db.selectFrom('work_task').select('task_name').where('id', '=', row.task_id).executeTakeFirst()
      : undefined;
    const place = task?.task_name ?? (await placeOf(db, row.part_id, '本工程全部'));
    const cause = codeText('suspension_cause', row.suspension_cause);
    const record_number = `编号：${row.order_number}`;
    const sign = (of: string, who: 'issued' | 'asked' | 'reviewed' | 'approved' | 'resumed') => {
      const picture = { issued: 'issue', asked: 'ask', reviewed: 'review', approved: 'approve', resumed: 'resume' }[
        who
      ];
      const signature = row[`${picture}_signature` as 'issue_signature'];
      return signatureCell({ of, name: names.get(row[`${who}_by`] ?? ''), at: row[`${who}_at`], signature }, 12, by);
    };
    const [begin, hour] = [row.stopped_on, row.stop_hour ?? 0];
    const forms: Form[] = [
      {
        number: '表 A.0.5',
        title: '工程暂停令',
        record_number,
        rows: [
          ...headRows(heads.project_name, `${heads.contractor}（施工项目经理部）`),
          [label('原因', 2), value(`${cause}。\n${row.description}`, 10)],
          [label('停工', 2), value(`现通知你方于 ${begin} ${hour} 时起，暂停 ${place} 部位（工序）施工。`, 10)],
          [label('要求', 2), value(row.demands, 10)],
          [sign('项目监理机构（盖章）　总监理工程师（签字、加盖执业印章）', 'issued')],
        ],
      },
    ];
    if (row.asked_at)
      forms.push({
        number: '表 B.0.3',
        title: '工程复工报审表',
        record_number,
        rows: [
          ...headRows(heads.project_name, '项目监理机构'),
          [
            label('报审', 2),
            value(
              `编号为 ${row.order_number} 的《工程暂停令》所停工的 ${place} 部位（工序）已满足复工条件，我方申请复工，请予以审批。`,
              10,
            ),
          ],
          [label('整改情况', 2), value(row.ask_note, 10)],
          [
            label('附件', 2),
            value(`照片 ${filesIn(row.ask_photos).length} 张，证明文件 ${filesIn(row.ask_files).length} 份`, 10),
          ],
          [sign('施工项目经理部（盖章）　项目经理', 'asked')],
          ...opinion('审核意见', row.review_opinion, [sign('项目监理机构（盖章）　总监理工程师', 'reviewed')]),
          ...opinion('审批意见', row.owner_opinion, [sign('建设单位（盖章）　建设单位代表', 'approved')]),
        ],
      });
    if (row.suspension_status === SUSPENSION.resumed)
      forms.push({
        number: '表 A.0.7',
        title: '工程复工令',
        record_number,
        rows: [
          ...headRows(heads.project_name, `${heads.contractor}（施工项目经理部）`),
          [
            label('复工', 2),
            value(
              `我方发出的编号为 ${row.order_number} 的《工程暂停令》，要求暂停 ${place} 部位（工序）施工，经查已具备复工条件。经建设单位同意，现通知你方于 ${row.resume_on} 起恢复施工。`,
              10,
            ),
          ],
          [
            label('附件', 2),
            value(`工程复工报审表（${row.asked_at ? civilDay(Date.parse(row.asked_at), by.timeZone) : ''}）`, 10),
          ],
          [sign('项目监理机构（盖章）　总监理工程师（签字、加盖执业印章）', 'resumed')],
        ],
        note: `签发时间：${row.resumed_at ? dateTime(row.resumed_at, by.timeZone) : ''}　施工单位项目负责人：${heads.people.get(POST.projectLeader) ?? ''}`,
      });
    return forms;
  },
};
