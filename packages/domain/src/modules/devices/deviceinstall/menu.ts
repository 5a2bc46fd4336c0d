import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '安装记录', en: 'Installations' },
  order: 50,
});
