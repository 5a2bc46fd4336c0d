import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '分户验收', en: 'House acceptance' },
  order: 76,
});
