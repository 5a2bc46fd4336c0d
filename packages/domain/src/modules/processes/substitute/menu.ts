import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '请假代理', en: 'Substitutes' },
  order: 65,
});
