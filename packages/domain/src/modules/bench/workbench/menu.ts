import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '工作台', en: 'Workbench' },
  order: 10,
  first: true,
  icon: { own: 'bench' },
  operations: [VIEW],
});
