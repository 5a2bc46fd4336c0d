import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '原始通行记录', en: 'Passages' },
  path: '/attendance/initRecord',
  order: 70,
});
