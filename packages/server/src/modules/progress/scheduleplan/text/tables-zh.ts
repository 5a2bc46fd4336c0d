/** Things of files that the product does not have. */
export const left = {
  'recurring-exceptions': '日历中的循环例外日',
  'other-baselines': '基准 1 至 10（只保留基准 0）',
  'material-resources': '材料资源',
  costs: '固定成本',
  'percent-lags': '百分比延隔时间（已换算为分钟）',
  'manual-tasks': '手动计划的任务（按自动计划处理）',
  'inactive-tasks': '非活动任务（按普通任务处理）',
  'custom-fields': '自定义字段',
  'summary-constraints': '汇总任务的限制',
  'summary-links': '汇总任务上不支持的搭接关系',
  'double-links': '同一对任务的第二条搭接关系',
  'cross-project-links': '跨项目的搭接关系',
  'work-contours': '资源的工时分布',
  splits: '拆分任务',
  'more-resources': '任务的第二个及以后的资源',
} as const;

/** Headers of the sheets. */
export const columns = {
  row: '行号',
  wbs: '编号',
  level: '大纲级别',
  name: '任务名称',
  days: '工期（天）',
  start: '开始',
  finish: '完成',
  before: '前置任务',
  percent: '完成（%）',
  actualStart: '实际开始',
  actualFinish: '实际完成',
  baselineStart: '基准开始',
  baselineFinish: '基准完成',
  part: '施工部位',
  crew: '班组或工种',
  heads: '人数',
  quantity: '工程量',
  unit: '单位',
  float: '总时差（天）',
  critical: '关键',
  target: '期末应完成（%）',
  carried: '说明',
  late: '上期滞后带入',
  yes: '是',
} as const;

export const levels = { year: '年', season: '季', month: '月', week: '周', day: '日' } as const;
