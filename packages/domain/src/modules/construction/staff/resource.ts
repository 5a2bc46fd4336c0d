import { field } from '../../../field/field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { trade } from '../../../dictionary/person.ts';
import { education, gender, staffStatus } from './dictionary.ts';

/** People who work on the sites of an organisation (console specification, section 2.3, `staff`). */
export default defineResource({
  name: 'staff',
  noun: 'staff',
  label: { zh: '人员', en: 'Person' },
  service: 'user',
  title: 'name',
  editableList: true,
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    identity: { zh: '身份信息', en: 'Identity' },
    work: { zh: '工作信息', en: 'Work' },
  },
  fields: {
    name: field.text({
      label: { zh: '姓名', en: 'Name' },
      required: true,
      maxLength: 50,
      query: 'like',
      group: 'identity',
      column: { width: 110, fixed: 'left', sort: true },
      example: '王小明',
    }),
    gender: field.code({
      label: { zh: '性别', en: 'Gender' },
      dict: gender,
      query: 'eq',
      group: 'identity',
      initial: 0,
      column: { width: 80, priority: 3 },
      example: '男',
    }),
    phone_number: field.phone({
      label: { zh: '手机号码', en: 'Mobile' },
      required: true,
      query: 'like',
      unique: true,
      group: 'identity',
      column: { width: 140, priority: 2 },
      example: '13800138001',
    }),
    id_card: field.idcard({
      label: { zh: '身份证号', en: 'Identity number' },
      group: 'identity',
      column: { width: 190 },
    }),
    education: field.code({
      label: { zh: '学历', en: 'Education' },
      dict: education,
      group: 'identity',
      column: { width: 90, hidden: true },
      example: '本科',
    }),
    project_id: projectField({ group: 'work' }),
    trade: field.code({
      label: { zh: '岗位工种', en: 'Post or trade' },
      required: true,
      dict: trade,
      query: 'in',
      group: 'work',
      column: { width: 120, sort: true, priority: 1 },
      example: '安全员',
    }),
    entry_date: field.date({
      label: { zh: '进场日期', en: 'Arrival' },
      query: 'between',
      group: 'work',
      column: { width: 120, sort: true },
      example: '2026-03-15',
    }),
    status: field.code({
      label: { zh: '在场状态', en: 'On-site status' },
      required: true,
      dict: staffStatus,
      query: 'eq',
      group: 'work',
      initial: 1,
      column: { width: 100 },
      example: '在场',
    }),
  },
  figures: [
    { label: { zh: '在场人员', en: 'People on site' }, filters: { status: '1' }, trend: 'entry_date' },
    { label: { zh: '在场管理人员', en: 'Managers on site' }, filters: { status: '1', trade: '1,2,3,4,5,6,7' } },
  ],
  endpoints: {
    list: 'GET staff',
    detail: 'GET staff/{id}',
    add: 'POST staff',
    edit: 'PUT staff',
    delete: 'DELETE staff/{id}',
    import: 'POST staff/import',
    export: 'GET staff/export',
  },
});
