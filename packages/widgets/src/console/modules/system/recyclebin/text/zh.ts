/** Texts of the recycle bin. */
export const zh = {
  title: '回收站',
  name: '名称',
  kind: '数据类型',
  deletedBy: '删除人',
  deletedAt: '删除时间',
  expiresAt: '彻底删除时间',
  parts: '随之恢复',
  partsCount: '{count} 项关联数据',
  server: '系统',
  restore: '恢复',
  restoreAll: '恢复所选',
  restored: '已恢复 {count} 条',
  restoredPartly: '已恢复 {count} 条，{failed} 条未恢复',
  purge: '彻底删除',
  purgeAll: '彻底删除所选',
  purged: '已彻底删除 {count} 条',
  purgedPartly: '已彻底删除 {count} 条，{failed} 条未删除',
  purgeConfirm: '确定彻底删除「{name}」吗？',
  purgeConfirmAll: '确定彻底删除选中的 {count} 条数据吗？',
  purgeConsequence: '彻底删除后，数据及其文件不可恢复。',
  refusedReason: '{name}：{reason}',
  operation: '操作',
};

export type BinText = Record<keyof typeof zh, string>;
