import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '安全管理', en: 'Safety' },
  icon: { own: 'safety' },
  order: 80,
});
