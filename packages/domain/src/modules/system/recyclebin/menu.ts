import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '回收站', en: 'Recycle bin' },
  order: 115,
  operations: [VIEW, { operation_code: 'purge', label: { zh: '彻底删除', en: 'Delete for good' } }],
});
