import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: { test_channel: logged('测试通道', 'Test a channel'), resend_message: logged('重新发送', 'Send again') },
  subjects: {
    message_rules: { zh: '消息规则', en: 'Message rules' },
    message_channel: { zh: '消息通道', en: 'Message channel' },
  },
});
