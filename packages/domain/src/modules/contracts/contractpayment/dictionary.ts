import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `payment_status`. */
export const CERTIFICATE_STATUS = { draft: 1, submitted: 2, certified: 3, approved: 4, paid: 5 } as const;

export const paymentStatus = defineDictionary('payment_status', { zh: '付款状态', en: 'State of the payment' }, [
  { value: CERTIFICATE_STATUS.draft, label: { zh: '编制中', en: 'Draft' }, color_type: 'default' },
  { value: CERTIFICATE_STATUS.submitted, label: { zh: '待审核', en: 'To be certified' }, color_type: 'processing' },
  { value: CERTIFICATE_STATUS.certified, label: { zh: '待批准', en: 'To be approved' }, color_type: 'processing' },
  { value: CERTIFICATE_STATUS.approved, label: { zh: '待付款', en: 'To be paid' }, color_type: 'warning' },
  { value: CERTIFICATE_STATUS.paid, label: { zh: '已付清', en: 'Paid in full' }, color_type: 'success' },
]);
