export const zh = {
  secret: '设置密钥',
  secretField: '应用密钥（appsecret）',
  secretHint: '平台分配给本项目的密钥；AES 要求 16、24 或 32 位，SM4 要求 16 位。加密保存，保存后不再显示。',
  secretNeeded: '请填写密钥（至少 8 位）',
  saved: '密钥已加密保存',
  save: '保存',
  cancel: '取消',
  test: '测试连接',
  reconcile: '对账',
  queue: '上报记录',
  title: '上报情况',
  empty: '还没有上报记录：启用后每分钟收集一次',
  off: '未启用：不会发送任何数据',
  gaps: '还有 {count} 个代码没有对照，用到它们的上报会被拦下',
  fill: '去填写',
};

export type TargetText = typeof zh;
