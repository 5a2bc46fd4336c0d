/** Findings about a data folder, and how to fix them. */
export const zh = {
  folder: '数据文件夹',
  holder: '使用者',
  version: '数据版本',
  disk: '磁盘空间',
  database: '数据库',
  schema: '数据库结构',
  pages: '数据页',
  files: '上传的文件',
  noData: '{folder} 里没有数据；请用 --data 指定 gongdi serve 的数据文件夹，或设置 DATABASE_URL',
  held: '进程 {pid} 正在使用，地址 {address}',
  free: '没有服务在使用',
  versionIs: 'PostgreSQL {found}',
  versionOther:
    '数据由 PostgreSQL {found} 写成，当前程序自带 {ours}：请用写成它的旧版本程序执行 gongdi backup，再用新版本在新的文件夹执行 gongdi restore',
  diskIs: '剩余 {free} GB，共 {total} GB',
  diskLow: '只剩 {free} GB（共 {total} GB）：空间用完后无法保存任何内容，请清理磁盘或换到更大的磁盘',
  answers: '正常应答：{where}',
  schemaIs: '最新（{count} 个升级脚本）',
  schemaPending: '有 {count} 个升级脚本尚未执行（{names}）：先运行 gongdi backup，再运行 gongdi db migrate',
  schemaEmpty: '数据库是空的：运行 gongdi serve 完成首次启动，或用 gongdi restore 恢复备份',
  pagesWhole: '已读完 {tables} 张表的 {rows} 行，没有损坏；索引未核对（需由数据库管理员安装 amcheck 扩展）',
  pagesAndIndexes: '已读完 {tables} 张表的 {rows} 行并核对 {indexes} 个索引，没有损坏',
  pagesDamaged:
    '有 {count} 处损坏（{names}）：停止服务，原样复制一份数据文件夹，用 gongdi restore 把最近的备份恢复到新的文件夹，并检查磁盘与内存；只有索引损坏时，可由数据库管理员执行 REINDEX',
  noChecksums: '该数据库没有启用校验和，只能发现读不出来的页',
  filesWhole: '{count} 份内容与记录一致',
  filesPlain: '{count} 份内容与记录一致；其中 {plain} 份是旧版本存下的，尚未加密，服务器运行时会自动加密',
  filesDamaged:
    '缺失 {missing} 个，内容不符 {damaged} 个（{names}）：用 gongdi restore 把备份恢复到新的文件夹，取回其 files 中的同名内容，或请上传人重新上传',
} as const;

export type DoctorKey = keyof typeof zh;
export type DoctorText = Record<DoctorKey, string>;
