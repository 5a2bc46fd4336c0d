/** Texts of the commands that work on the database itself. */
export const zh = {
  backedUp: '已备份 {tables} 张表、{rows} 行、{files} 个文件到 {path}（{size} KB，{schema}）',
  filesLost: '有 {count} 个文件缺失或已损坏：存储中找不到，或内容与记录不符',
  sureToReplace: '用备份取代 {where} 中的全部数据？输入 y 确认：',
  yesNeeded: '没有终端可供确认：请加 --yes',
  notRestored: '没有恢复，数据没有被改动',
  restored: '已恢复 {tables} 张表、{rows} 行、{files} 个文件（备份于 {taken}，{schema}）',
  migrated: '已执行 {count} 个升级脚本：{names}',
  upToDate: '数据库已是最新（{count} 个升级脚本）',
  pending: '有 {count} 个升级脚本尚未执行：{names}；运行 gongdi db migrate',
  at: '数据库：{where}',
  noData: '数据目录 {folder} 里没有数据库；请用 --data 指定，或设置 DATABASE_URL',
  progress: '{rows} 行（{table}）',
  fileProgress: '{files} 个文件',
  keysNeeded: '恢复时需要密钥 {ids}：请把密钥文件另存到备份以外的地方',
  keysAt: '密钥：{where}',
  keyInUse: '{id}（用于加密）',
  keyOld: '{id}（只用于读取）',
  keyMissing: '{id}：数据库需要这个密钥，但它不在这里；请把它放回后再启动服务',
  rotated: '已用密钥 {key} 重新加密 {rows} 行。请现在另存一份密钥：{where}',
  keysRemoved: '已删除不再使用的密钥：{ids}。更早的备份仍然需要它们，请保留当时另存的密钥文件',
  keysUnused: '已没有内容使用这些密钥，可以从 GONGDI_PERSONAL_KEYS 中去掉：{ids}',
  keysConfigured: '密钥来自 GONGDI_PERSONAL_KEYS：请先把新密钥放在最前面、原密钥留在后面，重启所有服务，再运行此命令',
  keysKept: '还有服务在用原来的密钥写入，原密钥已保留；请稍后再运行一次',
} as const;

export type DatabaseText = Record<keyof typeof zh, string>;
