import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '组织管理', en: 'Organisations' },
  order: 10,
});
