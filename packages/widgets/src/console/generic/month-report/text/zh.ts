export const zh = {
  title: '统计数字',
  live: '未上报，数字随记录变化',
  frozen: '已上报，数字与来源已冻结',
  figure: '统计项',
  value: '数字',
  open: '看来源（{count}）',
  sources: '{figure}的来源',
  record: '记录',
  day: '日期',
  amount: '计入',
  missing: '还有 {count} 家公司未上报：{names}',
  all: '直属公司都已上报',
  remind: '催报',
  reminded: '已提醒 {count} 家公司',
  none: '本月没有记录',
};

export type MonthReportText = Record<keyof typeof zh, string>;
