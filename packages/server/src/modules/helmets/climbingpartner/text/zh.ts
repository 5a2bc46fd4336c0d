/** Messages about work at height. */
export const zh = {
  notOnSite: '{name}不在本项目的现场：请选择本项目在场人员',
  refused: '{name}不能参加登高作业：{reasons}',
  noHelmet: '{name}没有佩戴智能安全帽：请先在“安全帽管理”中发放',
  over: '作业票已过有效期：请重新申请',
  alarm: '{worker}登高作业“{work}”：{what}',
  unhooked: '未挂安全带（高出起始高程 {metres} 米）',
  gone: '监护人{watcher}已离岗',
  far: '监护人{watcher}距离 {metres} 米',
  lost: '监护人{watcher}定位中断',
  silent: '作业人定位中断',
};

export type ClimbText = Record<keyof typeof zh, string>;
