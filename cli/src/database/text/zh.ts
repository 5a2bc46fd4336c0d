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
} as const;

export type DatabaseText = Record<keyof typeof zh, string>;
