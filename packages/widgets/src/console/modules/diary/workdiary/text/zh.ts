export const zh = {
  calendar: '日志月历',
  late: '补记：在日期之后 {count} 天写成',
  lateShort: '补 {count} 天',
  project: '项目',
  chooseProject: '请选择项目',
  month: '月份',
  missing: '本月缺 {count} 天日志，点“写日志”补写，补写的会标注',
  monthList: '本月列表与 Word 导出',
  signed: '已签',
  draft: '待签',
  gap: '缺',
  write: '写日志',
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
};

export type DiaryText = typeof zh;
