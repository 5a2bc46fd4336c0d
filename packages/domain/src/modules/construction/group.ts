import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '数字化工地', en: 'Digital site' },
  icon: 'site',
  order: 30,
});
