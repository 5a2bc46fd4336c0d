import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '实测标准', en: 'Measuring standards' },
  order: 62,
});
