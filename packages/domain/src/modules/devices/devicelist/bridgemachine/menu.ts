import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '架桥机', en: 'Bridge machines' },
  order: 30,
});
