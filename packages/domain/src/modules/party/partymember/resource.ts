import { field } from '../../../field/field.ts';
import { monthsLater } from '../../../labour/identity.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { MEMBER, partyMemberStatus, partyPost } from '../dictionary.ts';

/**
 * Members of the party on a project, from candidate to transfer (console specification, section 2.2: partymember).
 */
export default defineResource({
  name: 'partymember',
  noun: 'party_member',
  label: { zh: '党员', en: 'Member' },
  about: {
    zh: '项目上的党员与发展对象：接收、转正、转出，以及参加活动的情况。',
    en: 'Members and candidates on a project: admission, full membership, transfer, and the activities that they attend.',
  },
  rules: [
    {
      zh: '预备期一年：转正期满日期不早于接收日期后一年；到期未办理的列为超期并通知培养联系人。',
      en: 'Probation takes a year; who is not made a full member by then is overdue, and the mentor is told.',
    },
    {
      zh: '已转出的人员保留记录，不再计入在册党员。',
      en: 'Who is transferred stays on record and is no longer counted.',
    },
  ],
  service: 'user',
  title: 'member_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    person: { zh: '人员', en: 'Person' },
    membership: { zh: '组织关系', en: 'Membership' },
  },
  order: [
    ['applied_on', 'accepted_on'],
    ['accepted_on', 'converted_on'],
  ],
  fields: {
    member_name: field.text({
      label: { zh: '姓名', en: 'Name' },
      required: true,
      maxLength: 20,
      query: 'like',
      group: 'person',
      column: { width: 110, fixed: 'left' },
      example: '张建国',
    }),
    status: field.code({
      label: { zh: '党员状态', en: 'State' },
      dict: partyMemberStatus,
      query: 'in',
      initial: MEMBER.applicant,
      on: ['column', 'query', 'add', 'detail', 'sheet'],
      group: 'membership',
      column: { width: 110 },
    }),
    project_id: projectField({ required: true, group: 'person', column: { width: 220 } }),
    branch_id: field.reference({
      label: { zh: '所在党组织', en: 'Branch' },
      required: true,
      ref: 'wisdompartyconfiguration',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'membership',
      column: { width: 240, priority: 1 },
    }),
    staff_id: field.reference({
      label: { zh: '人员档案', en: 'Person on the site' },
      hint: { zh: '在人员库中有档案的人员', en: 'If the person has a file on the site' },
      ref: 'staff',
      among: PROJECT_PEOPLE,
      group: 'person',
      column: { width: 120, hidden: true },
    }),
    phone_number: field.phone({
      label: { zh: '联系电话', en: 'Telephone' },
      group: 'person',
      column: { width: 140, hidden: true },
    }),
    photo: field.image({
      label: { zh: '照片', en: 'Picture' },
      maxCount: 1,
      group: 'person',
      column: { width: 90, hidden: true },
    }),
    party_post: field.code({
      label: { zh: '党内职务', en: 'Post' },
      dict: partyPost,
      query: 'eq',
      group: 'membership',
      column: { width: 110, priority: 1 },
    }),
    pioneer_post: field.text({
      label: { zh: '党员先锋岗', en: 'Pioneer post' },
      hint: { zh: '负责的先锋岗或责任区', en: 'The post or area that the member answers for' },
      maxLength: 60,
      group: 'membership',
      column: { width: 160 },
      example: '塔吊作业先锋岗',
    }),
    mentor_id: field.reference({
      label: { zh: '培养联系人', en: 'Mentor' },
      ref: 'usermanage',
      own: true,
      among: PROJECT_PEOPLE,
      group: 'membership',
      column: { width: 120, hidden: true },
    }),
    applied_on: field.date({
      label: { zh: '申请入党日期', en: 'Applied on' },
      group: 'membership',
      column: { width: 130, hidden: true },
    }),
    accepted_on: field.date({
      label: { zh: '入党日期', en: 'Admitted on' },
      hint: { zh: '接收为预备党员的日期', en: 'The day of admission as a probationary member' },
      query: 'between',
      group: 'membership',
      column: { width: 120, sort: true },
    }),
    convert_due: field.date({
      label: { zh: '转正期满日期', en: 'Probation ends on' },
      group: 'membership',
      column: { width: 130 },
    }),
    converted_on: field.date({
      label: { zh: '转正日期', en: 'Full member since' },
      group: 'membership',
      column: { width: 120, hidden: true },
    }),
    moved_on: field.date({
      label: { zh: '转出日期', en: 'Transferred on' },
      on: ['column', 'detail', 'sheet'],
      group: 'membership',
      column: { width: 120, hidden: true },
    }),
    moved_to: field.text({
      label: { zh: '转往党组织', en: 'Transferred to' },
      maxLength: 100,
      on: ['column', 'detail', 'sheet'],
      group: 'membership',
      column: { width: 180, hidden: true },
    }),
  },
  check: ({ status, accepted_on, convert_due }) => {
    if ((status === MEMBER.probationary || status === MEMBER.full) && !accepted_on)
      return [{ path: 'accepted_on', label: { zh: '请填写入党日期', en: 'Enter the day of admission' } }];
    if (status === MEMBER.probationary && !convert_due)
      return [{ path: 'convert_due', label: { zh: '请填写转正期满日期', en: 'Enter the end of the probation' } }];
    if (
      typeof accepted_on === 'string' &&
      typeof convert_due === 'string' &&
      convert_due < monthsLater(accepted_on, 12)
    )
      return [{ path: 'convert_due', label: { zh: '预备期不少于一年', en: 'Probation takes at least a year' } }];
    return [];
  },
  figures: [
    { label: { zh: '在册党员', en: 'Members' }, filters: { status: '2,3' } },
    { label: { zh: '发展对象', en: 'Candidates' }, filters: { status: '1' } },
  ],
  endpoints: {
    list: 'GET partymember/list',
    detail: 'GET partymember/detail/{id}',
    add: 'POST partymember/add',
    edit: 'POST partymember/update',
    delete: 'DELETE partymember/{id}',
    import: 'POST partymember/import',
    export: 'GET partymember/export',
  },
  lifecycle: {
    field: 'status',
    editable: [MEMBER.applicant, MEMBER.probationary, MEMBER.full],
    due: { field: 'convert_due', states: [MEMBER.probationary], tells: ['mentor_id'] },
  },
  actions: {
    accept: {
      label: { zh: '接收为预备党员', en: 'Admit on probation' },
      endpoint: 'POST partymember/accept',
      step: {
        from: [MEMBER.applicant],
        to: MEMBER.probationary,
        asks: ['accepted_on', 'convert_due', 'mentor_id'],
        needs: ['accepted_on', 'convert_due'],
        tells: ['mentor_id'],
      },
    },
    convert: {
      label: { zh: '转正', en: 'Make a full member' },
      endpoint: 'POST partymember/convert',
      step: {
        from: [MEMBER.probationary],
        to: MEMBER.full,
        asks: ['converted_on'],
        needs: ['converted_on'],
        tells: ['mentor_id'],
      },
    },
    transfer: {
      label: { zh: '转出', en: 'Transfer' },
      endpoint: 'POST partymember/transfer',
      step: {
        from: [MEMBER.applicant, MEMBER.probationary, MEMBER.full],
        to: MEMBER.moved,
        asks: ['moved_on', 'moved_to'],
        needs: ['moved_on', 'moved_to'],
        danger: true,
      },
    },
  },
});
