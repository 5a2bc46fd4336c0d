import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '菜单管理', en: 'Menus' },
  order: 70,
  operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
});
