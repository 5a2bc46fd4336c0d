/** What users are told. */
export const zh = {
  companyPassed: '贵公司的注册信息已审核通过',
  companyRefused: '贵公司的注册信息未通过审核：{reason}',
  passwordReset: '您的密码已被管理员「{who}」重置',
  importDone: '「{label}」导入完成：新增 {added} 条，失败 {failed} 条',
};

export type NotifyText = Record<keyof typeof zh, string>;
