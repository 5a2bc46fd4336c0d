import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '培训签到', en: 'Sign-in' },
  order: 20,
});
