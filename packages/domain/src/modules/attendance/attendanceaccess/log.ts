import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: { resend: logged('重新下发门禁名单', 'Send a list to a gate again', 'processing') },
});
