import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '园区准入审核', en: 'Park applications' },
  order: 20,
});
