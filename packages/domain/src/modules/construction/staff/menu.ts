import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '人员管理', en: 'People' },
  order: 20,
});
