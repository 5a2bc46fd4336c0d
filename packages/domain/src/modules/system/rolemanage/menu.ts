import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '角色管理', en: 'Roles' },
  order: 40,
});
