import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '架桥机', en: 'Bridge erectors' },
  order: 30,
});
