export const zh = {
  short: '保修期限不能短于法定最低期限 {least} {unit}，请改填',
  years: '年',
  seasons: '季',
  later: '日期不能晚于今天，请改选日期',
  notSatisfied: '不满意的不能关闭，请退回返修',
  within: '保修期至 {day}',
  outside: '保修期已于 {day} 届满，维修费用请先与报修人商定',
  unknown: '没有登记这个项目的保修期限，请先登记',
  near: '「{name}」的保修期 {day} 届满，请在到期前检查并处理遗留问题',
};
