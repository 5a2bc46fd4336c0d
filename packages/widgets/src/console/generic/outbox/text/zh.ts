/** Texts of the outbox. */
export const zh = {
  button: '待上传 {count} 条',
  refusedButton: '待上传 {count} 条，其中 {refused} 条未通过',
  title: '待上传',
  kept: '当前无网络，已保存到本机，联网后自动上传',
  keepFailed: '无法保存到本机（浏览器存储不可用或已满）。请保持此页面打开，联网后重新提交',
  offline: '当前无网络，恢复后自动上传。记录保存在本机，刷新或关闭页面不会丢失。',
  online: '正在自动上传。记录保存在本机，上传成功后才会移除。',
  none: '没有待上传的记录',
  waiting: '待上传',
  sending: '上传中',
  refused: '未通过',
  files: '{count} 个附件',
  recorded: '填写于 {at}',
  send: '立即上传',
  edit: '修改',
  discard: '删除',
  discardConfirm: '确定删除“{title}”吗？',
  discardText: '该记录还没有上传，删除后不可恢复。',
  editTitle: '修改后重新上传',
  save: '保存并上传',
  cancel: '取消',
  unknown: '该模块已不存在，只能删除',
};

export type OutboxText = Record<keyof typeof zh, string>;
