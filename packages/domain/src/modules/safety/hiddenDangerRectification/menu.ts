import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '隐患整改', en: 'Rectifications' },
  order: 40,
});
