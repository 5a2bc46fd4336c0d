/** Messages about the check sheets of sites and unit works. */
export const zh = {
  present: '报总监核查',
  conclude: '核查结论',
  giveback: '核查表退回、重开',
  open: '有 {count} 项不满足：{problems}；补齐后再报',
  level: '核查表只用于单位工程和子单位工程，请选单位工程',
  scheme: '表 H.0.1 用于房屋建筑工程；公路、水利工程按各自的评定标准核查',
  twice: '「{name}」已有同样的核查表「{sheet}」，请在其中修改',
  nodeBusy: '「{name}」已报验或验收，先退回或修改评定，再重开核查表',
};

export type SheetText = Record<keyof typeof zh, string>;
