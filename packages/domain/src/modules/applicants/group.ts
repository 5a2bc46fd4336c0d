import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '对外申请', en: 'Applications' },
  icon: 'form',
  order: 90,
});
