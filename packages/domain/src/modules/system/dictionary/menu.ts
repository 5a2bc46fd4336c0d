import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '字典管理', en: 'Dictionaries' },

  about: {
    zh: '下拉选项的内容；内置项只能改名或停用，可增加自己的项。',
    en: 'The choices of drop-down fields. Built-in ones can be renamed or switched off; add your own.',
  },
  order: 60,
  operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
});
