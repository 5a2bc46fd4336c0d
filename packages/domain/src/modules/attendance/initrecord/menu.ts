import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '原始通行记录', en: 'Gate records' },
  path: '/attendance/initRecord',
  order: 70,
});
