import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '材料进场', en: 'Materials on site' },
  order: 10,
});
