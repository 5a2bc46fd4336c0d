import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '消息设置', en: 'Messages' },

  about: {
    zh: '什么事通知谁、走哪个渠道、免打扰时段和逐级上报。',
    en: 'What tells whom, by which channel, with quiet hours, digests and escalation.',
  },
  order: 92,
  operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
});
