export const zh = {
  short: '项目可用余额 {balance} 元，不足以批准 {amount} 元：请先报批资金计划，或退回调减',
  inUse: '该计划已被用款占用，作废后余额会不足（可用 {balance} 元）：请先作废相应的用款申请',
  own: '不能审批自己的申请，请由其他有审批权限的人处理',
  planNotPaid: '资金计划不需要支付',
  tooMuch: '实付 {paid} 元超过批准的 {amount} 元：请按批准金额支付，差额另行申请',
  nothing: '实付金额必须大于零',
  paidByOrders: '该用款由合同付款单支付，请在付款单登记付款；不再支付的用「结清用款」',
  ordersOpen: '付款单 {number} 已审批待付款，请先付款或驳回，再结清用款',
  finishNothing: '还没有合同付款单从该用款支付，不能结清：请用「登记支付」或「作废」',
  cancelOrders: '合同付款单已从该用款支付或占用，不能作废：请用「结清用款」退回结余',
  later: '支付日期不能晚于今天',
};
export type FundsText = typeof zh;
