import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '系统管理', en: 'Administration' },
  icon: { own: 'system' },
  order: 120,
});
