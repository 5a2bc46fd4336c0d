import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    register: logged('注册', 'Register', 'success'),
    check: logged('审核', 'Check', 'processing'),
  },
});
