import { CORRECTION, DECISION, PLAN } from '../../attendance/codes.ts';
import { DAY_STATE, MISSING } from '../../attendance/types.ts';
import { WORKS_ON } from '../../attendance/plan.ts';
import { defineDictionary } from '../../dictionary/define.ts';

export const attendancePlan = defineDictionary('attendance_plan', { zh: '生效状态', en: 'In force' }, [
  { value: PLAN.draft, label: { zh: '草稿', en: 'Draft' }, color_type: 'default' },
  { value: PLAN.inForce, label: { zh: '生效', en: 'In force' }, color_type: 'success' },
  { value: PLAN.ended, label: { zh: '停用', en: 'Ended' }, color_type: 'warning' },
]);

export const attendanceState = defineDictionary('attendance_state', { zh: '考勤结果', en: 'Attendance' }, [
  { value: DAY_STATE.normal, label: { zh: '正常', en: 'Present' }, color_type: 'success' },
  { value: DAY_STATE.late, label: { zh: '迟到', en: 'Late' }, color_type: 'warning' },
  { value: DAY_STATE.early, label: { zh: '早退', en: 'Left early' }, color_type: 'warning' },
  { value: DAY_STATE.lateAndEarly, label: { zh: '迟到早退', en: 'Late, left early' }, color_type: 'warning' },
  { value: DAY_STATE.missing, label: { zh: '缺卡', en: 'Passage missing' }, color_type: 'error' },
  { value: DAY_STATE.half, label: { zh: '半天', en: 'Half a day' }, color_type: 'processing' },
  { value: DAY_STATE.absent, label: { zh: '缺勤', en: 'Absent' }, color_type: 'error' },
  { value: DAY_STATE.leave, label: { zh: '请假', en: 'On leave' }, color_type: 'default' },
  { value: DAY_STATE.dayOff, label: { zh: '休息日出勤', en: 'Worked on a day off' }, color_type: 'processing' },
  { value: DAY_STATE.running, label: { zh: '在场', en: 'On site now' }, color_type: 'processing' },
]);

export const attendanceMissing = defineDictionary('attendance_missing', { zh: '缺卡', en: 'What is missing' }, [
  { value: MISSING.none, label: { zh: '无', en: 'Nothing' }, color_type: 'success' },
  { value: MISSING.in, label: { zh: '缺入场', en: 'An entry' }, color_type: 'error' },
  { value: MISSING.out, label: { zh: '缺出场', en: 'An exit' }, color_type: 'error' },
  { value: MISSING.in + MISSING.out, label: { zh: '缺入场和出场', en: 'Entry and exit' }, color_type: 'error' },
]);

export const worksOn = defineDictionary('works_on', { zh: '上班日', en: 'Days of work' }, [
  { value: WORKS_ON.everyDay, label: { zh: '每天', en: 'Every day' } },
  { value: WORKS_ON.workingDays, label: { zh: '工作日历的工作日', en: 'Working days of the calendar' } },
  { value: WORKS_ON.exceptSunday, label: { zh: '周一至周六', en: 'Monday to Saturday' } },
]);

export const attendanceDaysOff = defineDictionary('attendance_days_off', { zh: '每周休息', en: 'Days off in a week' }, [
  { value: 1, label: { zh: '不休息', en: 'None' } },
  { value: 2, label: { zh: '周日', en: 'Sunday' } },
  { value: 3, label: { zh: '周六、周日', en: 'Saturday and Sunday' } },
]);

export const correctionKind = defineDictionary('correction_kind', { zh: '补卡类型', en: 'Kind of correction' }, [
  { value: CORRECTION.in, label: { zh: '补入场', en: 'Entry' } },
  { value: CORRECTION.out, label: { zh: '补出场', en: 'Exit' } },
  { value: CORRECTION.leave, label: { zh: '请假', en: 'Leave' } },
]);

export const attendanceDecision = defineDictionary('attendance_decision', { zh: '审批状态', en: 'Decision' }, [
  { value: DECISION.waiting, label: { zh: '待审批', en: 'Waiting' }, color_type: 'processing' },
  { value: DECISION.approved, label: { zh: '已批准', en: 'Approved' }, color_type: 'success' },
  { value: DECISION.refused, label: { zh: '已驳回', en: 'Refused' }, color_type: 'error' },
  { value: DECISION.withdrawn, label: { zh: '已撤销', en: 'Withdrawn' }, color_type: 'default' },
]);
