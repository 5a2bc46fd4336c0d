import { patrolCycle } from '../../../dictionary/patrol.ts';
import { field } from '../../../field/field.ts';
import { pinFields } from '../../../quality/pin-fields.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { PATROL_PEOPLE, PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { lacksOf } from '../../../risk/control.ts';
import { riskScoreOf } from '../../../risk/lec.ts';
import { accidentKind } from '../dictionary.ts';
import {
  RISK,
  riskColour,
  riskConsequence,
  riskControlLevel,
  riskExposure,
  riskGrade,
  riskKind,
  riskLikelihood,
  riskStatus,
} from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const TAKEN = ['column', 'detail'] as const;
const measure = (zh: string, en: string, hidden = true) =>
  field.textarea({
    label: { zh, en },
    maxLength: 1000,
    group: 'control',
    column: { width: 220, hidden },
  });

/** Risks of a site by LEC (console specification, section 2.3). */
export default defineResource({
  name: 'risksource',
  noun: 'risk_source',
  label: { zh: '危险源', en: 'Risk' },
  about: {
    zh: '危险源辨识与分级管控：D = L × E × C 自动定级并着色，写明措施、责任人和检查周期，按周期自动生成巡检任务。',
    en: 'Risks of a site by D = L × E × C: grade and colour by themselves, with measures, an owner and checks by a period, which become patrols.',
  },
  rules: [
    {
      zh: 'D ≥ 320 为 1 级，≥ 160 为 2 级，≥ 70 为 3 级，≥ 20 为 4 级，其余为 5 级；L、E、C 改变时自动重算。',
      en: 'Grade 1 from 320, 2 from 160, 3 from 70, 4 from 20, else 5; counted again whenever L, E or C changes.',
    },
    {
      zh: '1、2 级风险须有工程技术措施、应急措施和检查周期；管控层级不能低于等级的要求（未核定）。',
      en: 'Grades 1 and 2 have technical measures, measures of emergency and a period; the level of control fits the grade (to be confirmed).',
    },
    {
      zh: '定了检查周期的危险源自动有一个巡检点和一个巡检方案；解除后方案停用。',
      en: 'A risk with a period has a patrol point and a scheme of its own; the scheme stops when the risk is removed.',
    },
  ],
  service: 'device',
  title: 'risk_name',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  sort: { field: 'risk_value', order: 'desc' },
  groups: {
    basic: { zh: '危险源', en: 'Risk' },
    lec: { zh: 'LEC 评价', en: 'Assessment' },
    control: { zh: '管控措施', en: 'Control' },
    checks: { zh: '检查周期', en: 'Checks' },
    where: { zh: '位置', en: 'Place' },
    removal: { zh: '解除', en: 'Removal' },
  },
  fields: {
    risk_name: field.text({
      label: { zh: '危险源名称', en: 'Risk' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 220, fixed: 'left', sort: true },
      example: '外脚手架作业层临边坠落',
    }),
    risk_status: field.code({
      label: riskStatus.label,
      required: true,
      dict: riskStatus,
      query: 'in',
      initial: RISK.controlled,
      on: KEPT,
      group: 'basic',
      column: { width: 100 },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 220, hidden: true } }),
    part_id: partField({ group: 'basic' }),
    risk_kind: field.code({
      label: riskKind.label,
      required: true,
      dict: riskKind,
      query: 'eq',
      initial: 2,
      group: 'basic',
      column: { width: 110, hidden: true },
      example: '动态风险',
    }),
    accident_kind: field.code({
      label: { zh: '可能的事故', en: 'Possible accident' },
      required: true,
      dict: accidentKind,
      query: 'in',
      group: 'basic',
      column: { width: 110, priority: 1 },
      example: '高处坠落',
    }),
    scene: field.textarea({
      label: { zh: '作业内容与危险因素', en: 'Activity and hazards' },
      required: true,
      maxLength: 1000,
      group: 'basic',
      column: { width: 240, hidden: true },
      example: '脚手板未满铺、外侧防护缺失时作业人员坠落',
    }),
    likelihood: field.code({
      label: riskLikelihood.label,
      required: true,
      dict: riskLikelihood,
      group: 'lec',
      column: { width: 150, hidden: true },
      example: '3 可能，但不经常',
    }),
    exposure: field.code({
      label: riskExposure.label,
      required: true,
      dict: riskExposure,
      group: 'lec',
      column: { width: 150, hidden: true },
      example: '6 每天工作时间内暴露',
    }),
    consequence: field.code({
      label: riskConsequence.label,
      required: true,
      dict: riskConsequence,
      group: 'lec',
      column: { width: 150, hidden: true },
      example: '7 严重，重伤',
    }),
    /** D and its grade are kept by the database. */
    risk_value: field.decimal({
      label: { zh: 'D 值', en: 'D' },
      on: ['column', 'detail', 'sheet'],
      group: 'lec',
      column: { width: 90, sort: true },
    }),
    risk_grade: field.code({
      label: riskGrade.label,
      dict: riskGrade,
      query: 'in',
      on: KEPT,
      group: 'lec',
      column: { width: 130, priority: 1 },
    }),
    risk_colour: field.code({
      label: riskColour.label,
      dict: riskColour,
      derived: true,
      on: TAKEN,
      group: 'lec',
      column: { width: 130 },
    }),
    control_level: field.code({
      label: riskControlLevel.label,
      required: true,
      dict: riskControlLevel,
      query: 'eq',
      group: 'control',
      column: { width: 100 },
      example: '项目级',
    }),
    owner_id: field.reference({
      label: { zh: '责任人', en: 'Owner' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'control',
      column: { width: 110, priority: 1 },
    }),
    engineering: measure('工程技术措施', 'Technical measures'),
    management: measure('管理措施', 'Rules'),
    training: measure('培训教育措施', 'Training'),
    protection: measure('个体防护措施', 'Protective equipment'),
    emergency: measure('应急处置措施', 'In an emergency'),
    check_cycle: field.code({
      label: { zh: '检查周期', en: 'Checked' },
      hint: { zh: '到期自动生成巡检任务', en: 'Patrols are made when they are due' },
      dict: patrolCycle,
      query: 'eq',
      group: 'checks',
      column: { width: 100 },
      example: '每天',
    }),
    check_day: field.integer({
      label: { zh: '周期日', en: 'Day of the cycle' },
      hint: {
        zh: '每周填 1（周一）到 7（周日），每月填 1 到 31，默认 1',
        en: 'Weekly 1 (Monday) to 7, monthly 1 to 31; 1 if empty',
      },
      min: 1,
      max: 31,
      group: 'checks',
      column: { width: 100, hidden: true },
    }),
    check_users: field.references({
      label: { zh: '检查人员', en: 'Checked by' },
      ref: 'usermanage',
      among: PATROL_PEOPLE,
      group: 'checks',
      column: { width: 160, hidden: true },
    }),
    point_id: field.reference({
      label: { zh: '巡检点', en: 'Patrol point' },
      ref: 'patrolsite',
      on: ['detail'],
      group: 'checks',
    }),
    scheme_id: field.reference({
      label: { zh: '巡检方案', en: 'Patrol scheme' },
      ref: 'patrolplan',
      on: ['detail'],
      group: 'checks',
    }),
    checked_on: field.date({
      label: { zh: '最近检查', en: 'Last checked' },
      derived: true,
      on: TAKEN,
      group: 'checks',
      column: { width: 120 },
    }),
    missed_checks: field.integer({
      label: { zh: '超期未检', en: 'Missed checks' },
      derived: true,
      on: TAKEN,
      group: 'checks',
      column: { width: 100, hidden: true },
    }),
    ...pinFields({ group: 'where' }),
    place: field.place({
      label: { zh: '现场位置', en: 'Place on site' },
      group: 'where',
      column: { width: 160, hidden: true },
    }),
    remove_note: field.textarea({
      label: { zh: '解除说明', en: 'Why it is removed' },
      maxLength: 500,
      on: TAKEN,
      group: 'removal',
      column: { width: 200, hidden: true },
    }),
    removed_by: field.reference({
      label: { zh: '解除人', en: 'Removed by' },
      ref: 'usermanage',
      on: TAKEN,
      group: 'removal',
      column: { width: 110, hidden: true },
    }),
    removed_at: field.datetime({
      label: { zh: '解除时间', en: 'Removed at' },
      on: TAKEN,
      group: 'removal',
      column: { width: 170, hidden: true },
    }),
  },
  says: {
    lec: (record) => {
      const score = riskScoreOf(record);
      return (
        score && {
          zh: `D = L × E × C = ${score.value}，${riskGrade.entries[score.grade - 1]!.label.zh}`,
          en: `D = L × E × C = ${score.value}: ${riskGrade.entries[score.grade - 1]!.label.en}`,
        }
      );
    },
  },
  check: lacksOf,
  figures: [
    {
      label: { zh: '1、2 级危险源', en: 'Risks of grades 1 and 2' },
      filters: { risk_status: String(RISK.controlled), risk_grade: '1,2' },
      ranks: true,
    },
  ],
  endpoints: {
    list: 'GET risk-source',
    detail: 'GET risk-source/{id}',
    add: 'POST risk-source',
    edit: 'PUT risk-source',
    import: 'POST risk-source/import',
    export: 'GET risk-source/export',
    word: 'GET risk-source/word',
  },
  imports: 'append',
  lifecycle: { field: 'risk_status', editable: [RISK.controlled], tells: ['owner_id'] },
  actions: {
    remove: {
      label: { zh: '解除', en: 'Remove' },
      endpoint: 'PUT risk-source/remove',
      step: {
        from: [RISK.controlled],
        to: RISK.removed,
        asks: ['remove_note'],
        needs: ['remove_note'],
        stamps: { by: 'removed_by', at: 'removed_at' },
        tells: ['owner_id'],
      },
    },
    again: {
      label: { zh: '重新管控', en: 'Control again' },
      endpoint: 'PUT risk-source/again',
      step: {
        from: [RISK.removed],
        to: RISK.controlled,
        clears: ['remove_note', 'removed_by', 'removed_at'],
        tells: ['owner_id'],
      },
    },
  },
});
