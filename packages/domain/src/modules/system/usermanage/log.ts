import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    password: logged('修改密码', 'Change a password', 'warning'),
  },
  subjects: {
    account: { zh: '账号', en: 'Account' },
  },
});
