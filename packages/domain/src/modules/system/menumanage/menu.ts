import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '菜单管理', en: 'Menus' },

  about: {
    zh: '调整菜单的名称、顺序和是否显示，不影响权限。',
    en: 'Names, order and visibility of menu entries. Permissions stay as they are.',
  },
  order: 70,
  operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
});
