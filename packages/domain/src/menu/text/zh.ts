/** Messages for the editor of menus. */
export const zh = {
  unknownEntry: '菜单「{index}」不存在，请刷新后重试',
  groupStays: '「{title}」是菜单分组，不能移到其他分组下',
  noGroup: '「{title}」不是菜单分组，不能把菜单移到它下面',
  titleMissing: '请输入菜单「{title}」的中文名称和英文名称',
  unknownIcon: '图标「{icon}」不存在，请重新选择',
  ownScreen: '「{title}」通向菜单管理本身，不能隐藏或限定企业类型',
  mainIsForAll: '默认版本适用于所有未指定版本的企业，不需要指定',
  typeTaken: '所选企业类型已使用「{variant}」，请先在该版本中移除',
  companyTaken: '所选企业已使用「{variant}」，请先在该版本中移除',
};

export type MenuText = Record<keyof typeof zh, string>;
