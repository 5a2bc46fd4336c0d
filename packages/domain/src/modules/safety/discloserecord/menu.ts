import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '交底记录', en: 'Briefing records' },
  order: 70,
});
