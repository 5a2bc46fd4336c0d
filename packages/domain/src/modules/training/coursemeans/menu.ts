import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '课程资料', en: 'Courseware' },
  order: 30,
});
