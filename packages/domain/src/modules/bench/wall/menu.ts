import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '大屏', en: 'Walls' },
  order: 17,
  first: true,
  icon: { own: 'wall' },
});
