import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '质量整改', en: 'Quality corrections' },
  order: 74,
});
