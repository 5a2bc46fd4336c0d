import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    restore: logged('恢复', 'Restore', 'success'),
    purge: logged('彻底删除', 'Delete for good', 'error'),
    expire: logged('回收站到期清理', 'Gone from the bin', 'warning'),
  },
});
