export const zh = {
  figures: '资金情况（元）',
  planned_total: '批准计划',
  granted_total: '已批准未支付',
  paid_total: '已支付',
  balance: '可用余额',
  sum: '可用余额 = 批准计划 − 已批准未支付 − 已支付；点击数字打开单据。',
};
