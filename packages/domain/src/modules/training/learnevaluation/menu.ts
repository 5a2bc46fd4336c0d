import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '学习评估', en: 'Learning' },
  order: 70,
  operations: [VIEW],
});
