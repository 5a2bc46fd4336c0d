import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '人员登记审核', en: 'Registered people' },
  order: 30,
});
