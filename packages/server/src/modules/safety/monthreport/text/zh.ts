/** Messages about monthly safety reports. */
export const zh = {
  missing: '{name}还没有上报 {month} 安全生产月报',
  early: '{month} 还没有结束，请在月份结束后上报',
  twice: '本单位 {month} 的月报已存在，请打开已有的月报',
  incomplete: '还有 {count} 家公司未上报：{names}；请先催报，或填写缺报说明',
  noCompanies: '本单位下面没有公司，请填写公司安全月报',
  noFigure: '没有这个统计项',
};

export type MonthText = Record<keyof typeof zh, string>;
