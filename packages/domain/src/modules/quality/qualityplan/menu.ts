import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '质量巡检方案', en: 'Quality schemes' },
  order: 70,
});
