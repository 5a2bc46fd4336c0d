import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    arrange: logged('编排大屏', 'Arrange a wall', 'processing'),
    publish_link: logged('新增公开链接', 'Make a public link', 'warning'),
    withdraw_link: logged('撤回公开链接', 'Withdraw a public link', 'error'),
  },
});
