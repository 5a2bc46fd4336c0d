export const zh = {
  search: '搜索{label}',
  filter: '筛选',
  filterCount: '筛选（{count} 项生效）',
  filterTitle: '筛选条件',
  more: '加载更多',
  loaded: '已全部显示',
  choose: '选择',
  chooseEnd: '结束选择',
};

export type CardsText = Record<keyof typeof zh, string>;
