/** Texts of the installed application. */
export const zh = {
  isNew: '有新版本',
  isNewHint: '更新只需几秒，已填写并保存的内容不受影响',
  update: '更新',
  later: '稍后',
  away: '当前无网络，现场表单仍可填写，联网后自动上传',
  unreached: '连不上服务器，现场表单仍可填写，恢复后自动上传',
  unsaved: '有内容尚未保存。请先保存或关闭表单，再更新',
};

export type AppText = Record<keyof typeof zh, string>;
