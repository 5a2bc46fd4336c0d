import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '预警配置', en: 'Limits' },
  order: 70,
});
