import { defineDictionary } from '../../dictionary/define.ts';
import { PLAN_CALENDAR, PLAN_STATE, TASK_KIND, TASK_LIGHT, TASK_STATE } from '../../schedule/codes.ts';

export const scheduleState = defineDictionary('schedule_state', { zh: '计划状态', en: 'State of a plan' }, [
  { value: PLAN_STATE.draft, label: { zh: '编制中', en: 'Draft' }, color_type: 'default' },
  { value: PLAN_STATE.submitted, label: { zh: '待审批', en: 'Submitted' }, color_type: 'processing' },
  { value: PLAN_STATE.approved, label: { zh: '执行中', en: 'In force' }, color_type: 'success' },
  { value: PLAN_STATE.changing, label: { zh: '变更中', en: 'Being changed' }, color_type: 'warning' },
  { value: PLAN_STATE.closed, label: { zh: '已结束', en: 'Closed' }, color_type: 'default' },
]);

export const scheduleKind = defineDictionary('schedule_kind', { zh: '计划类型', en: 'Kind of plan' }, [
  { value: 1, label: { zh: '总进度计划', en: 'Master plan' } },
  { value: 2, label: { zh: '单位工程计划', en: 'Plan of a building' } },
  { value: 3, label: { zh: '专项计划', en: 'Plan of a trade' } },
]);

export const scheduleCalendar = defineDictionary('schedule_calendar', { zh: '工作日', en: 'Working days' }, [
  { value: PLAN_CALENDAR.everyDay, label: { zh: '每天', en: 'Every day' } },
  { value: PLAN_CALENDAR.workingDays, label: { zh: '工作日历的工作日', en: 'Working days of the calendar' } },
  { value: PLAN_CALENDAR.exceptSunday, label: { zh: '周一至周六', en: 'Monday to Saturday' } },
  { value: PLAN_CALENDAR.exceptHolidays, label: { zh: '每天，节假日停工', en: 'Every day except holidays' } },
  { value: PLAN_CALENDAR.own, label: { zh: '导入的日历', en: 'As imported' } },
]);

export const scheduleTaskState = defineDictionary('schedule_task_state', { zh: '任务状态', en: 'State of a task' }, [
  { value: TASK_STATE.waiting, label: { zh: '未开始', en: 'Not begun' }, color_type: 'default' },
  { value: TASK_STATE.running, label: { zh: '进行中', en: 'Running' }, color_type: 'processing' },
  { value: TASK_STATE.finished, label: { zh: '已完成', en: 'Finished' }, color_type: 'success' },
]);

export const scheduleTaskKind = defineDictionary('schedule_task_kind', { zh: '任务类型', en: 'Kind of task' }, [
  { value: TASK_KIND.task, label: { zh: '任务', en: 'Task' } },
  { value: TASK_KIND.milestone, label: { zh: '里程碑', en: 'Milestone' } },
  { value: TASK_KIND.summary, label: { zh: '汇总', en: 'Summary' } },
]);

export const scheduleNode = defineDictionary('schedule_node', { zh: '节点', en: 'Node' }, [
  { value: 0, label: { zh: '否', en: 'No' } },
  { value: 1, label: { zh: '关键节点', en: 'Key node' }, color_type: 'processing' },
]);

export const scheduleLight = defineDictionary('schedule_light', { zh: '进度灯', en: 'Light' }, [
  { value: TASK_LIGHT.onTime, label: { zh: '正常', en: 'On time' }, color_type: 'success' },
  { value: TASK_LIGHT.yellow, label: { zh: '预警', en: 'Slipping' }, color_type: 'warning' },
  { value: TASK_LIGHT.red, label: { zh: '滞后', en: 'Late' }, color_type: 'error' },
]);

export const scheduleWarned = defineDictionary('schedule_warned', { zh: '预警', en: 'Warned of' }, [
  { value: 0, label: { zh: '否', en: 'No' } },
  { value: 1, label: { zh: '是', en: 'Yes' }, color_type: 'error' },
]);

/** Causes of delay; companies may add their own. */
export const delayReason = defineDictionary(
  'delay_reason',
  { zh: '滞后原因', en: 'Cause of delay' },
  [
    { value: 1, label: { zh: '劳动力不足', en: 'Too few people' } },
    { value: 2, label: { zh: '材料未到', en: 'Material missing' } },
    { value: 3, label: { zh: '机械故障', en: 'Machine broken' } },
    { value: 4, label: { zh: '图纸或变更', en: 'Drawings or changes' } },
    { value: 5, label: { zh: '天气', en: 'Weather' } },
    { value: 6, label: { zh: '前置工序滞后', en: 'Work before it is late' } },
    { value: 7, label: { zh: '场地未移交', en: 'Place not handed over' } },
    { value: 8, label: { zh: '资金', en: 'Money' } },
    { value: 9, label: { zh: '政府管控或停工令', en: 'Stopped by an authority' } },
    { value: 10, label: { zh: '其他', en: 'Other' } },
  ],
  { own: true },
);
