import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '打印模板', en: 'Print templates' },

  about: {
    zh: '上传自己的 Word 模板，各模块按它导出和打印。',
    en: 'Word templates by which records are printed.',
  },
  order: 94,
  operations: [VIEW],
});
