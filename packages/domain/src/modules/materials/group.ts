import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '物资管理', en: 'Materials' },
  icon: 'apps',
  order: 60,
});
