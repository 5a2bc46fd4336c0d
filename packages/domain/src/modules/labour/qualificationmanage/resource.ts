import { certificateKind } from '../../../dictionary/labour.ts';
import { trade } from '../../../dictionary/person.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { certificateStatus, holderKind, renewalState } from './dictionary.ts';
import { withTerm } from '../../../labour/certificate-term.ts';

const VALID = 1;

/** Certificates of persons and of units (console specification, section 2.2, `qualificationmanage`). */
export default defineResource({
  name: 'qualificationmanage',
  noun: 'certificate',
  label: { zh: '证书', en: 'Certificate' },
  about: {
    zh: '人员和单位的证书：登记、核验、到期提醒；特种作业须持有效证书上岗。',
    en: 'Certificates of people and units with their expiry. Special trades need a valid one.',
  },
  rules: [
    {
      zh: '建筑施工特种作业证两年有效，延期要求每年继续教育 24 学时（设置，未核定）：近十二个月学时不足的标记“学时不足”，并写入到期提醒；是否延期由发证机关决定，登记不受阻止。',
      en: 'Certificates of special trades (housing) are valid for two years; prolonging asks for 24 hours a year (setting, not confirmed). Fewer in twelve months are marked, and told with the notice of the end. The authority decides, so nothing is refused.',
    },
  ],
  service: 'user',
  title: 'certificate_number',
  scope: 'organisation',
  sort: { field: 'valid_to', order: 'asc' },
  groups: {
    holder: { zh: '持证对象', en: 'Holder' },
    paper: { zh: '证书', en: 'Certificate' },
    term: { zh: '期限', en: 'Term' },
  },
  fields: {
    certificate_number: field.text({
      label: { zh: '证书编号', en: 'Number' },
      required: true,
      maxLength: 60,
      query: 'like',
      unique: true,
      group: 'paper',
      column: { width: 190, fixed: 'left' },
      example: '沪A042026000001',
    }),
    status: field.code({
      label: { zh: '证书状态', en: 'State' },
      required: true,
      dict: certificateStatus,
      query: 'in',
      initial: VALID,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'paper',
      column: { width: 100 },
    }),
    holder_kind: field.code({
      label: { zh: '持证对象', en: 'Holder' },
      required: true,
      dict: holderKind,
      query: 'eq',
      initial: 1,
      group: 'holder',
      column: { width: 90, hidden: true },
      example: '人员',
    }),
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      ref: 'staff',
      query: 'eq',
      group: 'holder',
      column: { width: 110, priority: 1 },
    }),
    unit_name: field.text({
      label: { zh: '单位名称', en: 'Unit' },
      maxLength: 100,
      query: 'like',
      group: 'holder',
      column: { width: 180, hidden: true },
    }),
    project_id: projectField({ group: 'holder', column: { width: 220, hidden: true } }),
    kind: field.code({
      label: { zh: '证书种类', en: 'Kind' },
      required: true,
      dict: certificateKind,
      query: 'in',
      group: 'paper',
      column: { width: 200, priority: 1 },
      example: '建筑施工特种作业操作资格证',
    }),
    trade: field.code({
      label: { zh: '准操工种', en: 'Trade' },
      hint: { zh: '特种作业必填，与岗位工种一致才算有效', en: 'Special trades only count for the trade named here' },
      dict: trade,
      query: 'in',
      group: 'paper',
      column: { width: 110 },
      example: '架子工',
    }),
    authority: field.text({
      label: { zh: '发证机关', en: 'Issued by' },
      maxLength: 100,
      group: 'paper',
      column: { width: 180, hidden: true },
      example: '上海市住房和城乡建设管理委员会',
    }),
    files: field.image({
      label: { zh: '证书照片', en: 'Pictures' },
      personal: 'scan',
      maxCount: 4,
      group: 'paper',
      column: { width: 120, hidden: true },
    }),
    valid_from: field.date({
      label: { zh: '有效期起', en: 'Valid from' },
      required: true,
      group: 'term',
      column: { width: 120, sort: true },
      example: '2026-03-01',
    }),
    valid_to: field.date({
      label: { zh: '有效期止', en: 'Valid to' },
      hint: { zh: '留空时按证书种类推算', en: 'Empty: follows from the kind' },
      query: 'between',
      group: 'term',
      column: { width: 120, sort: true, priority: 1 },
      example: '2028-02-29',
    }),
    review_due: field.date({
      label: { zh: '复审期限', en: 'Review by' },
      hint: { zh: '应急管理部门证书三年复审一次，留空时推算', en: 'Emergency management: every three years' },
      query: 'between',
      group: 'term',
      column: { width: 120, sort: true },
    }),
    reviewed_on: field.date({
      label: { zh: '最近复审', en: 'Last review' },
      group: 'term',
      column: { width: 120, hidden: true },
    }),
    keeper_id: field.reference({
      label: { zh: '经办人', en: 'Kept by' },
      hint: { zh: '到期前 60、30、7 天收到提醒', en: 'Told 60, 30 and 7 days before the end' },
      ref: 'usermanage',
      own: true,
      group: 'term',
      column: { width: 110, hidden: true },
    }),
    renewal_hours: field.decimal({
      label: { zh: '近一年学时', en: 'Hours in a year' },
      hint: {
        zh: '建设主管部门特种作业证每年须继续教育；按已完成培训的签到计',
        en: 'Special trades (housing) ask for hours each year; those of trainings that were signed',
      },
      derived: true,
      on: ['column', 'detail', 'sheet'],
      group: 'term',
      column: { width: 100, hidden: true },
    }),
    renewal_state: field.code({
      label: { zh: '延期学时', en: 'Hours for renewal' },
      dict: renewalState,
      derived: true,
      on: ['column', 'detail', 'sheet'],
      group: 'term',
      column: { width: 100 },
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remark' },
      maxLength: 500,
      group: 'paper',
      column: { width: 200, hidden: true },
    }),
  },
  order: [['valid_from', 'valid_to']],
  settle: withTerm,
  check: ({ holder_kind, staff_id, unit_name }) => {
    if (holder_kind === 1 && !staff_id)
      return [{ path: 'staff_id', label: { zh: '请选择持证人员', en: 'Choose the person who holds it' } }];
    if (holder_kind === 2 && !unit_name)
      return [{ path: 'unit_name', label: { zh: '请填写持证单位', en: 'Enter the unit that holds it' } }];
    return [];
  },
  lifecycle: {
    field: 'status',
    editable: [VALID, 2],
    due: { field: 'valid_to', states: [VALID], to: 2, tells: ['keeper_id'] },
  },
  actions: {
    renew: {
      label: { zh: '延期或复审', en: 'Renew or review' },
      endpoint: 'PUT labour/certificate/renew',
      step: {
        from: [VALID, 2],
        to: VALID,
        asks: ['valid_to', 'reviewed_on', 'review_due', 'files'],
        needs: ['valid_to'],
      },
    },
    withdraw: {
      label: { zh: '注销', en: 'Withdraw' },
      endpoint: 'PUT labour/certificate/withdraw',
      step: { from: [VALID, 2], to: 3, asks: ['remark'], needs: ['remark'], danger: true },
    },
  },
  figures: [{ label: { zh: '有效证书', en: 'Valid certificates' }, filters: { status: '1' } }],
  endpoints: {
    list: 'GET labour/certificate',
    detail: 'GET labour/certificate/{id}',
    add: 'POST labour/certificate',
    edit: 'PUT labour/certificate',
    delete: 'DELETE labour/certificate/{id}',
    import: 'POST labour/certificate/import',
    export: 'GET labour/certificate/export',
  },
});
