import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '测量器具', en: 'Measuring tools' },
  order: 64,
});
