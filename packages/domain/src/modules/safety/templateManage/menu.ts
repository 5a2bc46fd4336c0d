import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '检查模板', en: 'Checklist templates' },
  order: 55,
});
