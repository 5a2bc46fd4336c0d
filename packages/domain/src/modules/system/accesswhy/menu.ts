import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '权限查询', en: 'Access check' },
  order: 45,
  operations: [VIEW],
});
