import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    limits: logged('设置预警限值', 'Set limits', 'processing'),
  },
});
