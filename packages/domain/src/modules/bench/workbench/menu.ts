import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '工作台', en: 'Workbench' },

  about: {
    zh: '轮到您办的事排在最前，随后是报警和带趋势的数字；指标块可以按自己的习惯排列。',
    en: 'What waits for you comes first, then alarms and figures with their trends. You can arrange the tiles.',
  },
  order: 10,
  first: true,
  icon: { own: 'bench' },
  operations: [VIEW],
});
