import { defineLog, logged } from '../../log/define.ts';

export default defineLog({
  actions: {
    schedule_change: logged('修改计划内容', 'Change tasks and links', 'processing'),
    schedule_import: logged('导入计划内容', 'Import tasks and links', 'warning'),
  },
});
