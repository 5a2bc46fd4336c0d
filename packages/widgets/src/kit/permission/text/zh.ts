/** Texts of the tree of permissions. */
export const zh = {
  search: '查找权限，可用拼音',
  granted: '已授予 {count} / {all}',
  onlyGranted: '只看已授予',
  unfoldAll: '全部展开',
  foldAll: '全部收起',
  nothing: '没有符合条件的权限',
  notHeld: '灰色的权限您自己没有，不能授予他人',
  whole: '「{name}」的全部权限',
  column: '「{name}」的{operation}',
  columns: '批量',
  later: '含以后新增的操作',
};

export type PermissionText = Record<keyof typeof zh, string>;
