import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '个人中心', en: 'Your account' },
  order: 80,
  operations: [VIEW],
});
