import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '打印模板', en: 'Print templates' },
  order: 94,
  operations: [VIEW],
});
