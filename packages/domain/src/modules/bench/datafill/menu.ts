import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '数据填报', en: 'Data entry' },
  order: 20,
  first: true,
  icon: 'form',
  operations: [VIEW],
});
