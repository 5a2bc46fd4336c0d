export const zh = {
  statistics: '统计',
  title: '垃圾分类统计',
  project: '项目',
  chooseProject: '选择项目',
  none: '这个项目还没有登记',
  total: '累计（吨）',
  reused: '回用与资源化率',
  perArea: '建筑垃圾排放（吨/万㎡）',
  limit: '限值 {limit}',
  noArea: '项目没有填写建筑面积，无法计算',
  month: '月份',
  sum: '合计',
};

export type GarbageText = typeof zh;
