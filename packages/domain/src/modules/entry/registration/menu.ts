import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '企业注册信息', en: 'Registration' },
  order: 110,
  first: true,
  icon: 'site',
  operations: [VIEW],
});
