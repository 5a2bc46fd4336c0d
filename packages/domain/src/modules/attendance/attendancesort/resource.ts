import { PLAN } from '../../../attendance/codes.ts';
import { shiftHours, minutesOf } from '../../../attendance/hours.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { attendancePlan } from '../dictionary.ts';

const clock = (zh: string, en: string, example: string, required: boolean) =>
  field.text({
    label: { zh, en },
    hint: { zh: '时:分，如 07:30', en: 'Hour and minute, such as 07:30' },
    required,
    maxLength: 5,
    group: 'hours',
    column: { width: 100 },
    example,
  });

const NO_TIME = { zh: '请填写 00:00 至 23:59 的时间，如 07:30', en: 'Enter a time from 00:00 to 23:59, such as 07:30' };

/** Shifts (console specification, section 2.3, `attendance/sort`). */
export default defineResource({
  name: 'attendancesort',
  noun: 'attendance_shift',
  label: { zh: '班次', en: 'Shift' },
  about: {
    zh: '上下班时间和休息时段；结束不晚于开始的班次跨零点，归上班当天。',
    en: 'Begin, end and break of a shift. A shift that does not end after its begin goes over midnight and belongs to its first day.',
  },
  service: 'user',
  title: 'shift_name',
  scope: 'organisation',
  namedByReferrers: true,
  rules: [
    {
      zh: '生效后的班次不能修改，以免改写已经算好的考勤；请新建班次，再以新规则或排班表启用。',
      en: 'A shift in force cannot be changed, because days have been made with it: make another one and use it by a new rule or sheet.',
    },
  ],
  groups: {
    basic: { zh: '班次', en: 'Shift' },
    hours: { zh: '时间', en: 'Hours' },
  },
  fields: {
    shift_name: field.text({
      label: { zh: '班次名称', en: 'Shift' },
      required: true,
      maxLength: 30,
      query: 'like',
      group: 'basic',
      column: { width: 160, fixed: 'left' },
      example: '白班',
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: attendancePlan,
      query: 'eq',
      initial: PLAN.draft,
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 90 },
    }),
    begins: clock('上班', 'Begin', '07:30', true),
    ends: clock('下班', 'End', '18:00', true),
    pause_from: clock('休息开始', 'Break from', '11:30', false),
    pause_to: clock('休息结束', 'Break to', '13:30', false),
  },
  check: ({ begins, ends, pause_from, pause_to }) => {
    const wrong = Object.entries({ begins, ends, pause_from, pause_to })
      .filter(([, value]) => typeof value === 'string' && value !== '' && minutesOf(value) === undefined)
      .map(([path]) => ({ path, label: NO_TIME }));
    const has = (value: unknown): value is string => typeof value === 'string' && value !== '';
    if (wrong.length > 0 || !has(begins) || !has(ends)) return wrong;
    if (has(pause_from) !== has(pause_to))
      return [
        {
          path: has(pause_from) ? 'pause_to' : 'pause_from',
          label: { zh: '休息开始和结束要同时填写', en: 'A break needs a begin and an end' },
        },
      ];
    if (!has(pause_from) || !has(pause_to)) return [];
    const hours = shiftHours(begins, ends, [pause_from, pause_to]);
    return hours?.pause && hours.pause[1] > hours.end
      ? [{ path: 'pause_to', label: { zh: '休息时段必须在班次之内', en: 'The break lies outside the shift' } }]
      : [];
  },
  lifecycle: { field: 'status', editable: [PLAN.draft] },
  actions: {
    enable: {
      label: { zh: '启用', en: 'Put in force' },
      endpoint: 'PUT attendance/shift/enable',
      step: { from: [PLAN.draft], to: PLAN.inForce, asks: [] },
    },
    end: {
      label: { zh: '停用', en: 'End' },
      endpoint: 'PUT attendance/shift/end',
      step: { from: [PLAN.inForce], to: PLAN.ended, asks: [], danger: true },
    },
  },
  endpoints: {
    list: 'GET attendance/shift',
    detail: 'GET attendance/shift/{id}',
    add: 'POST attendance/shift',
    edit: 'PUT attendance/shift',
    delete: 'DELETE attendance/shift/{id}',
    export: 'GET attendance/shift/export',
  },
});
