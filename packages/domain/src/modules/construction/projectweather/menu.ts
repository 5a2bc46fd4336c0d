import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '天气记录', en: 'Weather' },
  order: 900,
});
