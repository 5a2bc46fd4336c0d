/** Texts of notifications. */
export const zh = {
  times: '{title}（共 {count} 次）',
  companyPassed: '贵公司的注册信息已审核通过',
  companyRefused: '贵公司的注册信息未通过审核：{reason}',
  passwordReset: '您的密码已被管理员「{who}」重置',
  roleAlike: '角色「{name}」（{code}）与内置角色「{other}」容易混淆，请修改它的名称和编码',
  stepTaken: '{label}「{name}」：{step}',
  patrolsMade: '巡检方案「{name}」今天有 {count} 个巡检点待巡检',
  recordNew: '新的{label}「{name}」，请处理',
  overdue: '{label}「{name}」已超期，请尽快处理',
  overdueLong: '{label}「{name}」已超期 {days} 天仍未处理',
  importDone: '「{label}」导入完成：新增 {added} 条，失败 {failed} 条',
  taskAssigned: '「{instance}」的任务「{task}」等待您处理',
  taskCopied: '{who} 向您抄送了「{instance}」',
  taskReturned: '「{instance}」被 {who} 退回：{reason}',
  taskOverdue: '「{instance}」的任务「{task}」已超期，请尽快处理',
  taskDueSoon: '「{instance}」的任务「{task}」即将到期',
  taskReminded: '{who} 催办「{instance}」的任务「{task}」',
  taskEscalated: '「{instance}」的任务「{task}」超期未处理，已转由您处理',
  taskDelegatedBack: '您委派的任务「{task}」已由 {who} 处理，请继续审批',
  processApproved: '您发起的「{instance}」已通过',
  processRefused: '您发起的「{instance}」未通过',
  processCancelled: '您发起的「{instance}」已取消',
  mentioned: '{who} 在{label}「{name}」的评论中提到了您',
  processComment: '{who} 评论了「{instance}」',
};

export type NotifyText = Record<keyof typeof zh, string>;
