import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '隐患整改', en: 'Corrections' },
  order: 40,
});
