import { defineDictionary } from './define.ts';

/** How a mail server is reached. */
export const mailSecurity = defineDictionary('mail_security', { zh: '邮件加密方式', en: 'Security of mail' }, [
  { value: 1, label: { zh: 'TLS（465）', en: 'TLS (465)' } },
  { value: 2, label: { zh: 'STARTTLS（587）', en: 'STARTTLS (587)' } },
  { value: 3, label: { zh: '不加密（25）', en: 'None (25)' } },
]);

/** What has become of a message. */
export const deliveryState = defineDictionary('delivery_state', { zh: '发送状态', en: 'Delivery' }, [
  { value: 1, label: { zh: '待发送', en: 'Waiting' }, color_type: 'default' },
  { value: 2, label: { zh: '发送中', en: 'On its way' }, color_type: 'processing' },
  { value: 3, label: { zh: '已发送', en: 'Sent' }, color_type: 'success' },
  { value: 4, label: { zh: '等待重试', en: 'Tried again later' }, color_type: 'warning' },
  { value: 5, label: { zh: '未送达', en: 'Not delivered' }, color_type: 'error' },
]);

/** Codes of `delivery_state`. */
export const DELIVERY = { waiting: 1, sending: 2, sent: 3, retry: 4, dead: 5 } as const;
