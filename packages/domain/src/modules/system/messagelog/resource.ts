import { deliveryState } from '../../../dictionary/message.ts';
import { field } from '../../../field/field.ts';
import { channelChoices } from '../../../messages/channels.ts';
import { defineResource } from '../../../resource/define.ts';

/** Messages that left the server, or are about to: to whom, by which channel, and what became of them. */
export default defineResource({
  name: 'messagelog',
  noun: 'message_log',
  viewOf: 'message_delivery',
  label: { zh: '发送记录', en: 'Sent message' },
  about: {
    zh: '系统发出的每一条消息：发给谁、哪个渠道、是否送达，失败的可以重发。',
    en: 'Each message that was sent: to whom, by which channel, and whether it arrived. Failed ones can be sent again.',
  },
  service: 'notification',
  title: 'title',
  face: { state: 'status' },
  scope: 'organisation',
  views: { calendar: false, chart: false },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    title: field.text({
      label: { zh: '内容', en: 'Content' },
      required: true,
      query: 'like',
      searched: false,
      column: { width: 300, priority: 1 },
    }),
    status: field.code({
      label: { zh: '发送状态', en: 'Delivery' },
      required: true,
      dict: deliveryState,
      query: 'in',
      column: { width: 110, priority: 1 },
    }),
    recipient: field.text({
      label: { zh: '接收人', en: 'To' },
      query: 'like',
      searched: false,
      column: { width: 120 },
    }),
    channel_kind: field.text({
      label: { zh: '通道类型', en: 'Kind of channel' },
      choices: channelChoices,
      query: 'eq',
      column: { width: 150, priority: 3 },
    }),
    channel_name: field.text({ label: { zh: '通道', en: 'Channel' }, column: { width: 150 } }),
    events: field.integer({ label: { zh: '事件数', en: 'Events' }, column: { width: 90 } }),
    attempts: field.integer({ label: { zh: '尝试次数', en: 'Attempts' }, column: { width: 90, priority: 3 } }),
    reason: field.text({ label: { zh: '原因', en: 'Reason' }, column: { width: 300 } }),
    queued_at: field.datetime({
      label: { zh: '产生时间', en: 'Made at' },
      required: true,
      query: 'between',
      column: { width: 180 },
    }),
    due_at: field.datetime({ label: { zh: '计划发送', en: 'Due at' }, column: { width: 180, hidden: true } }),
    sent_at: field.datetime({ label: { zh: '发送时间', en: 'Sent at' }, column: { width: 180 } }),
  },
  attention: [
    { label: { zh: '消息未送达', en: 'Messages not delivered' }, filters: { status: '5' }, level: 'warning' },
  ],
  endpoints: {
    list: 'GET message-log',
    detail: 'GET message-log/{id}',
    export: 'GET message-log/export',
  },
  actions: {
    resend: { label: { zh: '重新发送', en: 'Send again' }, endpoint: 'PUT message-log/resend' },
  },
});
