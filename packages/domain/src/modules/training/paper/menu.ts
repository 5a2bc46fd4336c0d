import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '试卷', en: 'Papers' },
  order: 50,
});
