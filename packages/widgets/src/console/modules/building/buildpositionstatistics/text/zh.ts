export const zh = {
  title: '部位统计',
  part: '按部位',
  team: '按班组',
  day: '按日期',
  project: '项目',
  chooseProject: '请选择项目',
  partBelow: '部位',
  period: '日期',
  planned: '计划量',
  done: '完成量',
  share: '完成率',
  manDays: '投入工日',
  records: '生产任务',
  noTeam: '未指定班组',
  none: '这段时间没有生产任务，可在“生产任务”中登记',
  more: '只显示前 500 行，请缩短日期或选择部位',
};

export type StatisticsText = typeof zh;
