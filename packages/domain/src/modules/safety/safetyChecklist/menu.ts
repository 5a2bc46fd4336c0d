import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '安全检查表', en: 'Safety checklists' },
  order: 50,
});
