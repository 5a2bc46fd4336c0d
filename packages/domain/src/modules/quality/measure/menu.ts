import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '实测实量', en: 'Measured quantities' },
  order: 60,
});
