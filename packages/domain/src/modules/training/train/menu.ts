import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '安全教育培训', en: 'Trainings' },
  order: 10,
});
