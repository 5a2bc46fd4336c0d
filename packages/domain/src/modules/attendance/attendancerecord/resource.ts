import { trade } from '../../../dictionary/person.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { attendanceMissing, attendanceState } from '../dictionary.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/** Days of people, made from passages (console specification, section 2.3, `attendance/record`). */
export default defineResource({
  name: 'attendancerecord',
  noun: 'attendance_day',
  label: { zh: '日考勤', en: 'Day of attendance' },
  about: {
    zh: '每人每天一条，由闸机通行记录、班次和已批准的补卡自动计算，迟到的通行记录到达后自动重算。',
    en: 'One record for each person and day, made from passages, shifts and approved corrections, and made again when passages come late.',
  },
  service: 'user',
  title: 'staff_id',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'work_date', order: 'desc' },
  rules: [
    {
      zh: '入场与出场按时间先后配对；跨零点的班次归上班当天；两班之间的中点为界，此前的通行归前一班。',
      en: 'Entries and exits are paired in their order; a shift over midnight belongs to its first day; half way between two shifts passages begin to belong to the later one.',
    },
    {
      zh: '数秒内的重复读数算一次；先后经过两道闸机算一次进出；无方向的读头按进、出交替。',
      en: 'Readings within seconds are one passage, two gates on one way are one passage, and readers without direction alternate.',
    },
    {
      zh: '缺少配对的入场或出场不计工时，当天标为缺卡，经补卡审批后重算。',
      en: 'What lacks its partner counts nothing: the day says what is missing, and is made again when a correction is approved.',
    },
    {
      zh: '缺勤只计在场人员（进场日至离场日）的应出勤日；休息日无通行不生成记录。',
      en: 'Only people who are on site on a day of work can be absent; a day off without passages has no record.',
    },
  ],
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      query: 'eq',
      on: SHOWN,
      column: { width: 110, fixed: 'left' },
    }),
    work_date: field.date({
      label: { zh: '日期', en: 'Day' },
      required: true,
      query: 'between',
      on: SHOWN,
      column: { width: 120, sort: true, priority: 1 },
    }),
    state: field.code({
      label: { zh: '考勤结果', en: 'Attendance' },
      required: true,
      dict: attendanceState,
      query: 'in',
      on: SHOWN,
      column: { width: 110, priority: 1 },
    }),
    project_id: projectField({ required: true, on: SHOWN }),
    team_id: field.reference({
      label: { zh: '班组', en: 'Team' },
      ref: 'org',
      query: 'eq',
      on: SHOWN,
      column: { width: 150 },
    }),
    unit_id: field.reference({
      label: { zh: '所属单位', en: 'Unit' },
      ref: 'enterprisebank',
      query: 'eq',
      on: SHOWN,
      column: { width: 180, hidden: true },
    }),
    trade: field.code({
      label: { zh: '岗位工种', en: 'Post or trade' },
      dict: trade,
      query: 'in',
      on: SHOWN,
      column: { width: 110 },
    }),
    first_in: field.datetime({ label: { zh: '首次入场', en: 'First entry' }, on: TOLD, column: { width: 160 } }),
    last_out: field.datetime({ label: { zh: '末次出场', en: 'Last exit' }, on: TOLD, column: { width: 160 } }),
    day_share: field.decimal({
      label: { zh: '出勤（天）', en: 'Days' },
      required: true,
      on: TOLD,
      column: { width: 100 },
    }),
    minutes: field.integer({
      label: { zh: '班内工时（分钟）', en: 'Minutes in the shift' },
      required: true,
      on: TOLD,
      column: { width: 130 },
    }),
    extra_minutes: field.integer({
      label: { zh: '班外工时（分钟）', en: 'Minutes outside the shift' },
      required: true,
      on: TOLD,
      column: { width: 130, hidden: true },
    }),
    late_minutes: field.integer({
      label: { zh: '迟到（分钟）', en: 'Late by minutes' },
      required: true,
      on: TOLD,
      column: { width: 110, hidden: true },
    }),
    early_minutes: field.integer({
      label: { zh: '早退（分钟）', en: 'Left early by minutes' },
      required: true,
      on: TOLD,
      column: { width: 110, hidden: true },
    }),
    missing: field.code({
      label: { zh: '缺卡', en: 'What is missing' },
      required: true,
      dict: attendanceMissing,
      query: 'in',
      on: SHOWN,
      column: { width: 120 },
    }),
  },
  face: { title: 'staff_id', state: 'state' },
  views: { calendar: 'work_date' },
  attention: [
    {
      label: { zh: '近七日缺卡', en: 'Passages missing in seven days' },
      filters: { state: '5', begin_work_date: '@week' },
      level: 'warning',
      trend: 'work_date',
      ranks: true,
    },
  ],
  figures: [
    {
      label: { zh: '昨日出勤', en: 'Attended yesterday' },
      filters: { state: '1,2,3,4,5,6,9,10', begin_work_date: '@yesterday', end_work_date: '@yesterday' },
    },
    {
      label: { zh: '昨日缺勤', en: 'Absent yesterday' },
      filters: { state: '7', begin_work_date: '@yesterday', end_work_date: '@yesterday' },
    },
  ],
  endpoints: {
    list: 'GET attendance/record',
    detail: 'GET attendance/record/{id}',
    export: 'GET attendance/record/export',
  },
});
