/** What users are told. */
export const zh = {
  companyPassed: '贵公司的注册信息已审核通过',
  companyRefused: '贵公司的注册信息未通过审核：{reason}',
  passwordReset: '您的密码已被管理员「{who}」重置',
  stepTaken: '{label}「{name}」：{step}',
  patrolsMade: '巡检方案「{name}」今天有 {count} 个巡检点待巡检',
  recordNew: '新的{label}「{name}」，请处理',
  overdue: '{label}「{name}」已逾期，请尽快处理',
  overdueLong: '{label}「{name}」已逾期 {days} 天仍未处理',
  importDone: '「{label}」导入完成：新增 {added} 条，失败 {failed} 条',
};

export type NotifyText = Record<keyof typeof zh, string>;
