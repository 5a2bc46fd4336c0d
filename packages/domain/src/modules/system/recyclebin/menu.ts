import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '回收站', en: 'Recycle bin' },

  about: {
    zh: '已删除的记录，保留期内可以恢复。',
    en: 'Deleted records; they can be restored for a while.',
  },
  order: 115,
  operations: [VIEW, { operation_code: 'purge', label: { zh: '彻底删除', en: 'Delete for good' } }],
});
