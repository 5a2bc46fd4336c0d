/** Texts of the statistics of helmets. */
export const zh = {
  backwards: '结束日期不能早于开始日期',
  tooMuch: '该范围有 {helmets} 顶安全帽 {days} 天，一次最多统计 {most} 顶·天，请缩短时间或选择班组',
  file: '安全帽数据统计',
  day: '日期',
  person: '佩戴人',
  team: '班组',
  helmet: '安全帽',
  hours: '佩戴时长（小时）',
  distance: '里程（米）',
  alarms: '报警次数',
};

export type StatisticText = Record<keyof typeof zh, string>;
