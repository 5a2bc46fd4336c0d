/** Texts of the side menu. */
export const zh = {
  filter: '查找菜单，可用拼音',
  filterHint: '菜单名称或拼音',
  filtered: '找到 {count} 个菜单',
  filterNothing: '没有「{input}」这个菜单',
  starred: '收藏',
  used: '最近使用',
  star: '收藏「{name}」',
  unstar: '取消收藏「{name}」',
  order: '调整收藏的顺序',
  orderHint: '用箭头调整；在菜单中可按 Alt+↑、Alt+↓。',
  up: '上移「{name}」',
  down: '下移「{name}」',
  moved: '「{name}」现在是第 {place} 个，共 {count} 个',
  done: '完成',
};

export type MenuText = Record<keyof typeof zh, string>;
