import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: { generate_folders: logged('按模板生成目录', 'Make folders from the template', 'success') },
});
