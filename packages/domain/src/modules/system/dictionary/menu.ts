import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '字典管理', en: 'Dictionaries' },
  order: 60,
  operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
});
