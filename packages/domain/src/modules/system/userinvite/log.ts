import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    withdraw_invite: logged('撤回邀请', 'Withdraw an invitation', 'warning'),
    join: logged('受邀注册', 'Join by an invitation', 'success'),
  },
});
