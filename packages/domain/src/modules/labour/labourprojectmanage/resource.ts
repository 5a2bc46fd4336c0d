import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { projectPhase } from '../../../dictionary/project.ts';
import { labourState } from './dictionary.ts';

const COUNTED = ['column', 'detail'] as const;

/** The labour face of each project (console specification, section 2.2, `labourprojectmanage`, `projectbank`). */
export default defineResource({
  name: 'labourprojectmanage',
  noun: 'labour_project',
  label: { zh: '项目劳务', en: 'Labour of a project' },
  about: {
    zh: '每个项目的劳务管理：劳资专管员、发薪日、投诉电话、用工合同与在场人数，以及可打印的维权告示牌。每个项目自动有一条，随项目增删。',
    en: 'Labour of each project: labour officer, pay day, telephones for complaints, contracts and heads on site, and the rights notice to print. Each project has one record, which comes and goes with it.',
  },
  rules: [
    {
      zh: '在场人数、管理人员、班组和签约人数由人员和班组记录统计，每小时和修改时更新；每个数字可打开对应人员。',
      en: 'Heads, managers, teams and contracts are counted from people and teams, every hour and when the record changes; each number opens its people.',
    },
    {
      zh: '劳动合同和书面用工协议都计入签约率（建市〔2022〕59号）。',
      en: 'Labour contracts and written agreements both count (建市〔2022〕59号).',
    },
    {
      zh: '维权告示牌的内容按《保障农民工工资支付条例》第三十四条；缺项时告示牌上标明“待补”。',
      en: 'The rights notice has what article 34 of the regulation on wages of migrant workers asks for; what is missing is marked.',
    },
    {
      zh: '未指定劳资专管员为红；缺发薪日、监察投诉电话、告示牌张贴日期或签约率低于 100% 为黄。',
      en: 'Red without a labour officer; yellow without pay day, telephone for complaints or day of the notice, or when someone has no contract.',
    },
  ],
  service: 'user',
  title: 'project_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  views: { calendar: false },
  face: { state: 'labour_state' },
  groups: {
    project: { zh: '项目', en: 'Project' },
    officer: { zh: '劳资专管', en: 'Labour officer' },
    notice: { zh: '维权告示', en: 'Rights notice' },
    counted: { zh: '用工统计', en: 'People counted' },
  },
  fields: {
    project_name: field.text({
      label: { zh: '项目名称', en: 'Project name' },
      required: true,
      maxLength: 100,
      // The project itself is found by its name.
      searched: false,
      query: 'like',
      on: ['column', 'query', 'detail'],
      group: 'project',
      column: { width: 260, fixed: 'left', sort: true },
    }),
    project_id: projectField({ required: true, group: 'project', on: ['query', 'detail'], column: false }),
    labour_state: field.code({
      label: { zh: '劳务管理状态', en: 'Labour affairs' },
      dict: labourState,
      query: 'in',
      initial: 3,
      on: ['column', 'query', 'detail'],
      group: 'project',
      column: { width: 140, priority: 1 },
    }),
    project_phase: field.code({
      label: { zh: '项目阶段', en: 'Phase' },
      required: true,
      dict: projectPhase,
      query: 'in',
      initial: 1,
      on: ['column', 'query', 'detail'],
      group: 'project',
      column: { width: 110 },
    }),
    on_site_count: field.integer({
      label: { zh: '在场人数', en: 'On site' },
      initial: 0,
      on: COUNTED,
      group: 'counted',
      column: { width: 90, priority: 1 },
    }),
    manager_count: field.integer({
      label: { zh: '管理人员', en: 'Managers' },
      initial: 0,
      on: COUNTED,
      group: 'counted',
      column: { width: 90 },
    }),
    worker_count: field.integer({
      label: { zh: '工人', en: 'Workers' },
      initial: 0,
      on: COUNTED,
      group: 'counted',
      column: { width: 80 },
    }),
    team_count: field.integer({
      label: { zh: '在场班组', en: 'Teams on site' },
      initial: 0,
      on: COUNTED,
      group: 'counted',
      column: { width: 90 },
    }),
    contract_count: field.integer({
      label: { zh: '已签约', en: 'With a contract' },
      hint: { zh: '劳动合同或书面用工协议', en: 'Labour contract or written agreement' },
      initial: 0,
      on: COUNTED,
      group: 'counted',
      column: { width: 90 },
    }),
    contract_ratio: field.decimal({
      label: { zh: '签约率（%）', en: 'With a contract (%)' },
      on: COUNTED,
      group: 'counted',
      column: { width: 110 },
    }),
    labour_officer_id: field.reference({
      label: { zh: '劳资专管员', en: 'Labour officer' },
      ref: 'staff',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'officer',
      column: { width: 120, priority: 1 },
    }),
    officer_phone: field.phone({
      label: { zh: '劳资专管员电话', en: 'Telephone of the labour officer' },
      group: 'officer',
      column: { width: 140 },
    }),
    pay_day: field.integer({
      label: { zh: '每月发薪日', en: 'Pay day of the month' },
      min: 1,
      max: 31,
      group: 'officer',
      column: { width: 110 },
      example: '25',
    }),
    minimum_wage: field.money({
      label: { zh: '当地最低工资（元/月）', en: 'Minimum wage here (CNY a month)' },
      hint: { zh: '以当地人社部门公布为准', en: 'As the local authority publishes it' },
      group: 'notice',
      column: { width: 160, hidden: true },
    }),
    authority: field.text({
      label: { zh: '行业主管部门', en: 'Authority of the trade' },
      maxLength: 100,
      group: 'notice',
      column: { width: 180, hidden: true },
    }),
    authority_phone: field.text({
      label: { zh: '住建部门投诉电话', en: 'Telephone of the authority' },
      maxLength: 40,
      group: 'notice',
      column: { width: 150, hidden: true },
    }),
    inspection_phone: field.text({
      label: { zh: '劳动保障监察投诉电话', en: 'Telephone of the labour inspection' },
      maxLength: 40,
      group: 'notice',
      column: { width: 170 },
    }),
    arbitration: field.text({
      label: { zh: '劳动争议仲裁申请渠道', en: 'Labour arbitration' },
      maxLength: 200,
      group: 'notice',
      column: { width: 200, hidden: true },
    }),
    legal_aid: field.text({
      label: { zh: '法律援助申请渠道', en: 'Legal aid' },
      maxLength: 200,
      group: 'notice',
      column: { width: 200, hidden: true },
    }),
    posted_on: field.date({
      label: { zh: '告示牌张贴日期', en: 'Notice put up on' },
      query: 'between',
      group: 'notice',
      column: { width: 130 },
    }),
    posted_photos: field.image({
      label: { zh: '告示牌照片', en: 'Pictures of the notice' },
      maxCount: 3,
      watermark: true,
      group: 'notice',
      column: { width: 120, hidden: true },
    }),
    remark: field.textarea({ label: { zh: '备注', en: 'Remarks' }, maxLength: 500, group: 'officer', column: false }),
  },
  attention: [
    {
      label: { zh: '未设劳资专管员的在建项目', en: 'Projects without a labour officer' },
      filters: { labour_state: '3', project_phase: '2' },
      level: 'error',
    },
    {
      label: { zh: '劳务管理待完善的在建项目', en: 'Projects with labour affairs to complete' },
      filters: { labour_state: '2', project_phase: '2' },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET labourproject',
    detail: 'GET labourproject/{id}',
    edit: 'PUT labourproject',
    export: 'GET labourproject/export',
    word: 'GET labourproject/word',
  },
});
