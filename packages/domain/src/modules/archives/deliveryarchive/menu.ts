import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '交付档案', en: 'Archive of the delivery' },
  about: {
    zh: '交付给业主和物业的质量保证、使用说明、图纸和移交清单。',
    en: 'What the owner gets with the building: guarantees, instructions, drawings and lists.',
  },
  order: 30,
  operations: [VIEW],
});
