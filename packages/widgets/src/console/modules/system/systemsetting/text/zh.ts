export const zh = {
  search: '搜索设置，如：密码、保留、登录',
  noneFound: '没有匹配的设置，请换个关键词',
  history: '修改记录',
  empty: '（空）',
  picture: '图片',
  isDefault: '默认值',
  defaultOf: '默认值：{value}',
  changedBy: '{by} 于 {at} 修改',
  system: '系统',
  pending: '保存后将修改',
  changed: '已修改',
  readOnly: '您没有修改系统设置的权限，只能查看',
  restore: '恢复默认值',
  undo: '放弃修改',
  save: '保存',
  saved: '设置已保存，立即生效',
};

export type SettingsPageText = Record<keyof typeof zh, string>;
