import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '准入申请审核', en: 'Applications' },
  order: 10,
});
