import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  index: 'bpm',
  label: { zh: '业务流程', en: 'Processes' },
  icon: { own: 'process' },
  order: 70,
});
