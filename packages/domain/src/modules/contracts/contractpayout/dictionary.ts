import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `payout_status`. */
export const PAYOUT = { requested: 1, approved: 2, paid: 3, refused: 4 } as const;

/** Values of the dictionary `payout_kind`. */
export const PAYOUT_KIND = { payment: 1, refund: 2 } as const;

export const payoutKind = defineDictionary('payout_kind', { zh: '收付类别', en: 'Kind of order' }, [
  { value: PAYOUT_KIND.payment, label: { zh: '付款', en: 'Payment' }, color_type: 'processing' },
  { value: PAYOUT_KIND.refund, label: { zh: '退款', en: 'Refund' }, color_type: 'warning' },
]);

export const payoutStatus = defineDictionary('payout_status', { zh: '付款单状态', en: 'State of the order' }, [
  { value: PAYOUT.requested, label: { zh: '待审批', en: 'To be approved' }, color_type: 'processing' },
  { value: PAYOUT.approved, label: { zh: '待付款', en: 'To be paid' }, color_type: 'warning' },
  { value: PAYOUT.paid, label: { zh: '已付款', en: 'Paid' }, color_type: 'success' },
  { value: PAYOUT.refused, label: { zh: '已驳回', en: 'Refused' }, color_type: 'error' },
]);
