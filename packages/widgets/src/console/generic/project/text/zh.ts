/** Texts of the project in which the user works. */
export const zh = {
  switch: '切换项目',
  all: '全部项目',
  search: '搜索项目名称或拼音首字母',
  favourites: '收藏',
  recent: '最近',
  projects: '项目',
  found: '搜索结果',
  none: '本列表不按项目区分，显示全部记录',
  listed: '仅显示“{name}”的记录',
  other: '已按本列表的筛选条件显示其他项目的记录',
  leave: '显示全部项目',
  nothing: '没有找到项目',
  noProjects: '没有可选的项目',
  failed: '读取失败：{reason}',
  retry: '重试',
  favour: '收藏 {name}',
  unfavour: '取消收藏 {name}',
  hidden: '看不到的项目',
  closed: '您看不到这个项目：它已被删除，或者您没有权限',
  unread: '未能读取项目名称',
  more: '项目较多，请搜索',
  loading: '正在读取…',
};

export type ProjectText = Record<keyof typeof zh, string>;
