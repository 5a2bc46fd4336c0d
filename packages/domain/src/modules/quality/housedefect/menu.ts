import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '分户缺陷', en: 'House defects' },
  order: 78,
});
