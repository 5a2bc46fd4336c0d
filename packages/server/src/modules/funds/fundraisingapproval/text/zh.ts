export const zh = {
  short: '项目可用余额 {balance} 元，不足以批准 {amount} 元：请先报批资金计划，或退回调减',
  inUse: '该计划已被用款占用，作废后余额会不足（可用 {balance} 元）：请先作废相应的用款申请',
  own: '不能审批自己的申请，请由其他有审批权限的人处理',
  planNotPaid: '资金计划不需要支付',
  tooMuch: '实付 {paid} 元超过批准的 {amount} 元：请按批准金额支付，差额另行申请',
  nothing: '实付金额必须大于零',
  later: '支付日期不能晚于今天',
};
export type FundsText = typeof zh;
