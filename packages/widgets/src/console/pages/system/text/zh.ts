export const zh = {
  changed: '已修改',
  readOnly: '您没有修改系统设置的权限，只能查看',
  restore: '恢复默认值',
  undo: '放弃修改',
  save: '保存',
  saved: '设置已保存，立即生效',
  pictureChoose: '选择图片',
  pictureRemove: '恢复默认标志',
  pictureType: '请选择 PNG、JPG 或 WebP 图片',
  pictureFailed: '图片读取失败，请重新选择',
  pictureSize: '图片超过 {size}，请压缩后再选择',
};

export type SettingsPageText = Record<keyof typeof zh, string>;
