import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '系统管理', en: 'Administration' },
  icon: 'system',
  order: 120,
});
