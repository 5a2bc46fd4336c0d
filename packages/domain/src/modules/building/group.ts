import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '部位与构件', en: 'Parts of the building' },
  icon: { own: 'building' },
  order: 32,
});
