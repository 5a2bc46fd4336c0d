import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { GATE_PASS, gatePassState, passageReason } from '../../../dictionary/gate.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/**
 * Who may pass the gates of a project. The server computes it from the admission function; people enter only the card
 * that they hand out. `list_version` is the version of the project's list that last changed the entry.
 */
export default defineResource({
  name: 'gatepass',
  noun: 'gate_pass',
  label: { zh: '通行名单', en: 'Entry of the list' },
  about: {
    zh: '项目门禁的通行名单：谁可以通行、用什么方式、为什么不予放行；由准入规则自动计算，只有门禁卡号由人登记。',
    en: 'Who may pass the gates of a project, how, and why somebody may not. It follows from the admission rules; people enter the cards only.',
  },
  service: 'user',
  title: 'staff_id',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      query: 'eq',
      on: SHOWN,
      column: { width: 120, fixed: 'left' },
    }),
    project_id: projectField({ required: true, on: SHOWN }),
    state: field.code({
      label: { zh: '通行资格', en: 'On the list' },
      required: true,
      dict: gatePassState,
      query: 'in',
      initial: GATE_PASS.refused,
      on: SHOWN,
      column: { width: 150, priority: 1 },
    }),
    reason: field.code({
      label: { zh: '原因', en: 'Reason' },
      dict: passageReason,
      query: 'eq',
      on: SHOWN,
      column: { width: 160, priority: 1 },
    }),
    reason_text: field.text({
      label: { zh: '说明', en: 'In words' },
      maxLength: 500,
      on: TOLD,
      column: { width: 260 },
    }),
    by_face: field.boolean({
      label: { zh: '人脸', en: 'Face' },
      hint: { zh: '已同意并已采集', en: 'Consent given and picture taken' },
      required: true,
      initial: false,
      query: 'eq',
      on: SHOWN,
      column: { width: 80 },
    }),
    card_number: field.text({
      label: { zh: '门禁卡号', en: 'Card' },
      maxLength: 32,
      query: 'like',
      unique: true,
      searched: false,
      on: ['column', 'query', 'edit', 'detail', 'sheet'],
      column: { width: 140 },
    }),
    by_code: field.boolean({
      label: { zh: '二维码', en: 'QR code' },
      required: true,
      initial: true,
      on: TOLD,
      column: { width: 80 },
    }),
    // What the code that the person shows at a gate says.
    pass_code: field.text({ label: { zh: '通行码', en: 'Code' }, maxLength: 40, on: [] }),
    // The stored picture that gates have; a new one makes a new version.
    face_file: field.text({ label: { zh: '人脸文件', en: 'Picture' }, maxLength: 64, on: [] }),
    list_version: field.integer({
      label: { zh: '名单版本', en: 'Version' },
      required: true,
      initial: 0,
      on: TOLD,
      column: { width: 100, hidden: true },
    }),
    changed_at: field.datetime({
      label: { zh: '变更时间', en: 'Changed at' },
      on: TOLD,
      column: { width: 170, sort: true },
    }),
    deleted_at: field.datetime({
      label: { zh: '全部设备确认删除', en: 'Deleted at all gates' },
      on: TOLD,
      column: { width: 170, hidden: true },
    }),
  },
  face: { title: 'staff_id', state: 'state' },
  attention: [
    {
      label: { zh: '待设备确认删除', en: 'Deletions not acknowledged' },
      filters: { state: '3' },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET attendance/pass',
    detail: 'GET attendance/pass/{id}',
    edit: 'PUT attendance/pass',
    export: 'GET attendance/pass/export',
  },
});
