import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '教育培训', en: 'Training' },
  icon: { own: 'training' },
  order: 75,
});
