export const zh = {
  changed: '已修改',
  readOnly: '您没有修改系统设置的权限，只能查看',
  restore: '恢复默认值',
  undo: '放弃修改',
  save: '保存',
  saved: '设置已保存，立即生效',
};

export type SettingsPageText = Record<keyof typeof zh, string>;
