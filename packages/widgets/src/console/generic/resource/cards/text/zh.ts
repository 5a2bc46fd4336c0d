export const zh = {
  search: '搜索{label}',
  filter: '筛选',
  filterCount: '筛选（{count} 项生效）',
  filterTitle: '筛选条件',
  more: '加载更多',
  loaded: '已全部显示',
  choose: '选择',
  chooseEnd: '结束选择',
  away: '当前无网络',
  awayHint: '这个列表没有保存在本机，联网后自动显示。现在可以用下方的“上报”填写新记录',
  awayRows: '当前无网络，以下是 {at} 的记录，可能已有变化',
};

export type CardsText = Record<keyof typeof zh, string>;
