export const zh = {
  lines: '工资明细',
  fill: '按考勤生成明细',
  filled: '新增 {added} 人，更新 {kept} 人',
  bankFile: '导出代发文件',
  bankReturn: '导入回盘文件',
  payments: '发放记录',
  answered: '发放成功 {paid} 笔，退回 {returned} 笔，之前已处理 {known} 笔',
  entries: '专户流水',
  statements: '银行流水对账',
};
export type PayrollText = typeof zh;
