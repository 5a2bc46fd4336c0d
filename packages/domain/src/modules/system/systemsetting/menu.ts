import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '系统设置', en: 'Settings' },
  order: 90,
  operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
});
