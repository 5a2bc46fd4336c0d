import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '安全管理', en: 'Safety' },
  icon: 'safety',
  order: 80,
});
