/** Texts of the comparison of roles. */
export const zh = {
  compare: '对比',
  first: '第一个角色',
  second: '第二个角色',
  chooseFirst: '请选择角色',
  swap: '交换两个角色',
  differences: '仅看差异',
  all: '全部',
  shown: '显示的内容',
  what: '权限',
  choose: '请选择两个角色进行对比',
  sameRole: '两边是同一个角色，请选择另一个',
  onlyOne: '仅「{name}」{count} 项',
  both: '相同 {count} 项',
  nothing: '两个角色的权限和数据范围相同',
  only: '仅此角色',
  none: '无',
  dataScope: '数据范围',
  legend: '带框的权限只有该角色有',
};

export type CompareText = Record<keyof typeof zh, string>;
