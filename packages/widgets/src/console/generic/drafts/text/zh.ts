/** Texts of drafts. */
export const zh = {
  found: '有未保存的内容（{ago}）',
  restore: '恢复',
  discard: '丢弃',
  changedSince: '此后该记录已被修改：恢复后保存时，会与最新内容核对。',
  left: '为保护个人信息，以下内容没有留存，请重新填写：{labels}',
  filesGone: '{count} 个附件已过期，请重新上传',
  restored: '已恢复未保存的内容',
  title: '草稿',
  none: '没有草稿',
  noneHint: '填写到一半的表单会自动保存在本机，7 天内可以继续填写。',
  go: '继续填写',
  add: '新增',
  edit: '编辑',
  discardConfirm: '确定丢弃「{title}」的草稿吗？',
  discardText: '丢弃后不可恢复。',
  cancel: '取消',
  at: '{at} 保存',
};

export type DraftsText = Record<keyof typeof zh, string>;
