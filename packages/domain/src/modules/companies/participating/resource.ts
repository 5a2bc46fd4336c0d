import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { STAY_OF_UNIT } from '../../../units/stay.ts';
import { unitKind } from '../dictionary.ts';
import { officerState, participationStatus } from './dictionary.ts';

const COUNTED = ['column', 'detail'] as const;

/** Units that take part in a project (console specification, section 2.3, `participating`). */
export default defineResource({
  name: 'participating',
  noun: 'participation',
  label: { zh: '参建单位', en: 'Unit at a project' },
  about: {
    zh: '企业库中的单位在某个项目的角色、合同、进退场和关键岗位。',
    en: 'A unit at a project: its role, contract, arrival and departure, and its key posts.',
  },
  rules: [
    {
      zh: '黑名单期限内的单位不能登记，也不能进场；提示列入单位，请与其联系。已在场单位的资料仍可修改。',
      en: 'A unit on the blacklist is neither entered nor comes on site; the message names the company to ask. Data of a unit that is there already may be changed.',
    },
    {
      zh: '证照已过期或不全的单位不能进场。',
      en: 'A unit whose licences have expired or are incomplete does not come on site.',
    },
    {
      zh: '专职安全员人数按建质〔2008〕91号计算：总承包房建按建筑面积 1 万、5 万平方米分 1、2、3 人，其他工程按合同价 5000 万、1 亿元分 1、2、3 人；专业分包 1 人；劳务分包按在场人数 50、200 人分 1、2、3 人，200 人以上不少于 5‰。',
      en: 'Full-time safety officers by 建质〔2008〕91号: general contractors of buildings 1, 2, 3 from 0, 10,000, 50,000 m², of other works from 0, 50, 100 million CNY; specialists 1; labour subcontractors 1, 2, 3 from 0, 50, 200 workers on site, and 5 ‰ of more.',
    },
    {
      zh: '在场人数是本单位班组的在场人员；人数与配备每小时和修改时重新计算。',
      en: 'Workers on site are those of the unit’s teams. Numbers are counted again every hour and when the record changes.',
    },
  ],
  service: 'base',
  title: 'work_scope',
  face: { title: 'unit_id', number: 'contract_number' },
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'enter_date', order: 'desc' },
  views: { calendar: 'enter_date' },
  groups: {
    unit: { zh: '单位与角色', en: 'Unit and role' },
    contract: { zh: '合同', en: 'Contract' },
    stay: { zh: '进退场', en: 'Stay' },
    posts: { zh: '关键岗位', en: 'Key posts' },
  },
  fields: {
    unit_id: field.reference({
      label: { zh: '单位', en: 'Unit' },
      required: true,
      ref: 'enterprisebank',
      query: 'eq',
      group: 'unit',
      column: { width: 240, fixed: 'left' },
      example: '安徽皖江建筑劳务有限公司',
    }),
    status: field.code({
      label: { zh: '进退场状态', en: 'Stay' },
      required: true,
      dict: participationStatus,
      query: 'in',
      initial: STAY_OF_UNIT.planned,
      on: ['column', 'query', 'detail'],
      group: 'stay',
      column: { width: 100 },
    }),
    project_id: projectField({ required: true, group: 'unit' }),
    role: field.code({
      label: { zh: '项目角色', en: 'Role' },
      required: true,
      dict: unitKind,
      query: 'in',
      group: 'unit',
      column: { width: 110, priority: 1 },
      example: '劳务分包',
    }),
    work_scope: field.text({
      label: { zh: '承包范围', en: 'Scope' },
      required: true,
      maxLength: 200,
      query: 'like',
      group: 'unit',
      column: { width: 200 },
      example: '1#、2# 楼主体结构劳务',
    }),
    contract_number: field.text({
      label: { zh: '合同编号', en: 'Contract number' },
      maxLength: 50,
      query: 'like',
      group: 'contract',
      column: { width: 150 },
      example: 'LW-2026-018',
    }),
    contract_amount: field.money({
      label: { zh: '合同金额（元）', en: 'Contract sum (CNY)' },
      group: 'contract',
      column: { width: 150, sort: true },
      example: '12600000.00',
    }),
    contract_signed: field.date({
      label: { zh: '签订日期', en: 'Signed' },
      group: 'contract',
      column: { width: 120, hidden: true },
      example: '2026-02-20',
    }),
    contract_files: field.files({
      label: { zh: '合同扫描件', en: 'Scans of the contract' },
      maxCount: 9,
      group: 'contract',
      column: { width: 140, hidden: true },
    }),
    enter_date: field.date({
      label: { zh: '进场日期', en: 'Arrival' },
      query: 'between',
      group: 'stay',
      column: { width: 120, sort: true },
      example: '2026-03-01',
    }),
    exit_date: field.date({
      label: { zh: '退场日期', en: 'Departure' },
      query: 'between',
      on: ['column', 'query', 'detail'],
      group: 'stay',
      column: { width: 120, sort: true },
    }),
    exit_reason: field.textarea({
      label: { zh: '退场说明', en: 'On the departure' },
      maxLength: 500,
      on: ['detail'],
      group: 'stay',
    }),
    manager_id: field.reference({
      label: { zh: '项目负责人', en: 'Leader at the project' },
      ref: 'staff',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'posts',
      column: { width: 110, priority: 1 },
    }),
    technical_id: field.reference({
      label: { zh: '技术负责人', en: 'Technical leader' },
      ref: 'staff',
      among: PROJECT_PEOPLE,
      group: 'posts',
      column: { width: 110, hidden: true },
    }),
    officer_ids: field.references({
      label: { zh: '专职安全员', en: 'Full-time safety officers' },
      ref: 'staff',
      among: PROJECT_PEOPLE,
      group: 'posts',
      column: { width: 160 },
    }),
    head_count: field.integer({
      label: { zh: '在场人数', en: 'Workers on site' },
      initial: 0,
      on: COUNTED,
      group: 'posts',
      column: { width: 90 },
    }),
    officers_needed: field.integer({
      label: { zh: '应配安全员', en: 'Safety officers asked for' },
      initial: 0,
      on: COUNTED,
      group: 'posts',
      column: { width: 100 },
    }),
    officer_shortage: field.integer({
      label: { zh: '缺安全员', en: 'Safety officers lacking' },
      initial: 0,
      on: COUNTED,
      group: 'posts',
      column: { width: 90 },
    }),
    officer_state: field.code({
      label: { zh: '安全员配备', en: 'Safety officers' },
      dict: officerState,
      query: 'in',
      initial: 3,
      on: ['column', 'query', 'detail'],
      group: 'posts',
      column: { width: 100, priority: 1 },
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remarks' },
      maxLength: 500,
      group: 'unit',
      column: false,
    }),
  },
  order: [['enter_date', 'exit_date']],
  lifecycle: { field: 'status', editable: [STAY_OF_UNIT.planned, STAY_OF_UNIT.onSite] },
  actions: {
    enter: {
      label: { zh: '进场', en: 'Come on site' },
      endpoint: 'PUT participation/enter',
      step: {
        from: [STAY_OF_UNIT.planned, STAY_OF_UNIT.left],
        to: STAY_OF_UNIT.onSite,
        asks: ['enter_date'],
        needs: ['enter_date'],
        clears: ['exit_date', 'exit_reason'],
      },
    },
    leave: {
      label: { zh: '退场', en: 'Leave' },
      endpoint: 'PUT participation/leave',
      step: {
        from: [STAY_OF_UNIT.onSite],
        to: STAY_OF_UNIT.left,
        asks: ['exit_date', 'exit_reason'],
        needs: ['exit_date'],
      },
    },
  },
  attention: [
    {
      label: { zh: '参建单位缺安全员', en: 'Units that lack safety officers' },
      filters: { officer_state: '2', status: '2' },
      level: 'error',
    },
  ],
  figures: [
    { label: { zh: '在场参建单位', en: 'Units on site' }, filters: { status: '2' } },
    { label: { zh: '在场分包单位', en: 'Subcontractors on site' }, filters: { status: '2', role: '5,6' } },
  ],
  endpoints: {
    list: 'GET participation',
    detail: 'GET participation/{id}',
    add: 'POST participation',
    edit: 'PUT participation',
    delete: 'DELETE participation/{id}',
    import: 'POST participation/import',
    export: 'GET participation/export',
  },
});
