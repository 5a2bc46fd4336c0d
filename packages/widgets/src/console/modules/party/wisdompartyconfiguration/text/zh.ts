/** Texts of the page behind the code of a party branch. */
export const zh = {
  title: '党建公开',
  nothingAsked: '请扫描党建公示牌上的二维码打开此页',
  notFound: '没有查到该党组织',
  notFoundHint: '二维码可能已失效，或该党组织未对外公开。请联系项目管理人员。',
  failed: '党建信息加载失败，请重试',
  retry: '重试',
  project: '所属项目',
  superior: '上级党组织',
  members: '在册党员',
  activities: '近一年活动',
  people: '{count} 人',
  times: '{count} 次',
  carousel: '党建风采',
  items: '党建动态',
  noItems: '还没有发布的内容',
  introduction: '组织简介',
};

export type BranchText = Record<keyof typeof zh, string>;
