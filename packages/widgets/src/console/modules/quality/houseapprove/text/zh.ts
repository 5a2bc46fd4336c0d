export const zh = {
  shares: '验收统计',
  title: '分户验收统计',
  project: '项目',
  chooseProject: '请选择项目',
  name: '部位',
  passed: '通过率',
  houses: '户数',
  accepted: '已通过',
  signing: '待业主签认',
  correcting: '整改复验',
  defects: '未闭合缺陷',
  empty: '还没有分户验收的房屋，可新增或导入',
  more: '只显示前 500 行，请点开部位',
  whole: '整个项目',
  openDefects: '本户缺陷',
  addDefect: '登记缺陷',
};

export type HouseText = typeof zh;
