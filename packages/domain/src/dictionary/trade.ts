import { defineDictionary } from './define.ts';

/** Console specification, section 4. */
export const payOrderStatus = defineDictionary('pay_order_status', { zh: '支付订单状态', en: 'Payment order' }, [
  { value: 0, label: { zh: '未支付', en: 'Unpaid' }, color_type: 'default' },
  { value: 10, label: { zh: '已支付', en: 'Paid' }, color_type: 'success' },
  { value: 20, label: { zh: '已关闭', en: 'Closed' }, color_type: 'error' },
]);

/** Console specification, section 4. */
export const payRefundStatus = defineDictionary('pay_refund_status', { zh: '退款状态', en: 'Refund' }, [
  { value: 0, label: { zh: '退款订单生成', en: 'Created' }, color_type: 'default' },
  { value: 1, label: { zh: '退款成功', en: 'Success' }, color_type: 'success' },
  { value: 2, label: { zh: '退款失败', en: 'Failed' }, color_type: 'error' },
  { value: 99, label: { zh: '退款关闭', en: 'Closed' }, color_type: 'default' },
]);

/** Console specification, section 4 names the codes; the labels are the usual ones of the trade. */
export const tradeOrderStatus = defineDictionary('trade_order_status', { zh: '交易订单状态', en: 'Trade order' }, [
  { value: 0, label: { zh: '待付款', en: 'Unpaid' }, color_type: 'default' },
  { value: 10, label: { zh: '待发货', en: 'To be sent' }, color_type: 'processing' },
  { value: 20, label: { zh: '已发货', en: 'Sent' }, color_type: 'processing' },
  { value: 30, label: { zh: '已完成', en: 'Finished' }, color_type: 'success' },
  { value: 40, label: { zh: '已取消', en: 'Cancelled' }, color_type: 'error' },
]);

/** Console specification, section 4 names the codes; the labels are the usual ones of the trade. */
export const afterSaleStatus = defineDictionary('trade_after_sale_status', { zh: '售后状态', en: 'After-sale' }, [
  { value: 10, label: { zh: '申请售后', en: 'Applied for' }, color_type: 'processing' },
  { value: 20, label: { zh: '商品待退货', en: 'To be returned' }, color_type: 'processing' },
  { value: 30, label: { zh: '商家待收货', en: 'On its way back' }, color_type: 'processing' },
  { value: 40, label: { zh: '等待退款', en: 'To be refunded' }, color_type: 'processing' },
  { value: 50, label: { zh: '退款成功', en: 'Refunded' }, color_type: 'success' },
  { value: 61, label: { zh: '买家取消', en: 'Cancelled by the buyer' }, color_type: 'default' },
  { value: 62, label: { zh: '商家拒绝', en: 'Refused by the seller' }, color_type: 'error' },
  { value: 63, label: { zh: '商家拒收货', en: 'Return refused by the seller' }, color_type: 'error' },
]);

/** Console specification, section 4. */
export const couponStatus = defineDictionary('promotion_coupon_status', { zh: '优惠券状态', en: 'Coupon' }, [
  { value: 1, label: { zh: '已领取', en: 'Taken' }, color_type: 'processing' },
  { value: 2, label: { zh: '已使用', en: 'Used' }, color_type: 'success' },
  { value: 3, label: { zh: '已过期', en: 'Expired' }, color_type: 'default' },
]);

/** Charging methods of a transport; the specification names one of them (console specification, section 9). */
export const methodType = defineDictionary('method_type', { zh: '计价方式', en: 'Charged by' }, [
  { value: 1, label: { zh: '元/吨', en: 'Yuan per ton' } },
]);
