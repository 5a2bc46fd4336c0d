import { defineCommand, EXIT } from '../command.ts';
import type { EventFlags } from '../event/read-event.ts';

export default defineCommand({
  name: 'send',
  arguments: '<kind> [name]',
  values: ['message', 'signal', 'condition'],
  about: {
    zh: '向流程发送消息（message）、信号（signal），或按条件启动流程（condition）',
    en: 'Send a message or a signal to processes, or start those whose condition holds',
  },
  remote: true,
  options: [
    {
      flags: '--business-key <key>',
      about: { zh: '等待消息的流程的业务标识', en: 'business key of the process that waits for a message' },
    },
    { flags: '--instance <id>', about: { zh: '只送达该流程实例', en: 'to this process instance alone' } },
    {
      flags: '--set <variable=value>',
      about: {
        zh: '变量的值（可多次给出），可为 JSON，否则为文字',
        en: 'value of a variable (may be repeated): JSON, else a text',
      },
      many: true,
    },
    { flags: '--variables <json>', about: { zh: '变量的 JSON 对象', en: 'variables as a JSON object' } },
    { flags: '--reason <text>', about: { zh: '原因，记入流程', en: 'reason, kept in the record of the process' } },
    {
      flags: '--key <key>',
      about: {
        zh: '幂等键：同一键重复发送只生效一次',
        en: 'idempotency key: sent again under it, nothing is done twice',
      },
    },
  ],
  examples: [
    'gongdi send message paid --business-key PO-2026-001 --set amount=1200.5 --key erp-88213',
    'gongdi send signal storm --reason 八级大风',
    'gongdi send condition --set wind=20',
  ],
  async run([kind = '', name], options: EventFlags, context) {
    const { readEvent } = await import('../event/read-event.ts');
    const event = readEvent(kind, name, options);
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { sendEvent } = await import('../event/send.ts');
    const { client, address } = await connect(context);
    try {
      const { answer, summary, reached } = await sendEvent(client, event, options, context);
      if (context.json) context.terminal.out(JSON.stringify(answer, null, 2));
      context.terminal.message(summary);
      return reached ? EXIT.fine : EXIT.findings;
    } catch (error) {
      throw remoteFailure(error, address);
    }
  },
});
