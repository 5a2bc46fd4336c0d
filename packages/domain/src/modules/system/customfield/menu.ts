import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '自定义字段', en: 'Own fields' },
  order: 62,
});
