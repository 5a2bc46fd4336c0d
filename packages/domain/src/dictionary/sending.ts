import { defineDictionary } from './define.ts';

// Mail and text messages (console specification, section 9: enumerations of generic administration, named there only as
// a group). Codes and labels are the usual ones.

const SENDING = [
  { value: 0, label: { zh: '初始化', en: 'Not sent yet' }, color_type: 'default' },
  { value: 10, label: { zh: '发送成功', en: 'Sent' }, color_type: 'success' },
  { value: 20, label: { zh: '发送失败', en: 'Could not be sent' }, color_type: 'error' },
  { value: 30, label: { zh: '不发送', en: 'Not to be sent' }, color_type: 'warning' },
] as const;

export const mailSendStatus = defineDictionary(
  'system_mail_send_status',
  { zh: '邮件发送状态', en: 'Sending of mail' },
  SENDING,
);

export const smsSendStatus = defineDictionary(
  'system_sms_send_status',
  { zh: '短信发送状态', en: 'Sending of a text message' },
  SENDING,
);

export const smsReceiveStatus = defineDictionary(
  'system_sms_receive_status',
  { zh: '短信接收状态', en: 'Receipt of a text message' },
  [
    { value: 0, label: { zh: '等待结果', en: 'Waiting' }, color_type: 'default' },
    { value: 10, label: { zh: '接收成功', en: 'Received' }, color_type: 'success' },
    { value: 20, label: { zh: '接收失败', en: 'Not received' }, color_type: 'error' },
  ],
);

export const smsTemplateType = defineDictionary(
  'system_sms_template_type',
  { zh: '短信模板类型', en: 'Kind of text message' },
  [
    { value: 1, label: { zh: '验证码', en: 'Code' } },
    { value: 2, label: { zh: '通知', en: 'News' } },
    { value: 3, label: { zh: '营销', en: 'Advertising' } },
  ],
);
