import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '实名制上报', en: 'Real-name reports' },
  icon: { own: 'reporting' },
  order: 36,
});
