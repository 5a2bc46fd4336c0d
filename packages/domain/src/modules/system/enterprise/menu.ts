import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '企业管理', en: 'Companies' },
  order: 20,
});
