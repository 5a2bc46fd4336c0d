import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '下载中心', en: 'Downloads' },

  about: {
    zh: '导出和批量打印生成的文件，生成后在这里下载，过期自动删除。',
    en: 'Files of exports and prints. They are kept here for a while after they were made.',
  },
  order: 117,
  operations: [VIEW],
});
