import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '楼层平面图', en: 'Floor plans' },
  order: 66,
});
