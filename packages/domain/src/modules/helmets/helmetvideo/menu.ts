import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '安全帽视频', en: 'Pictures' },
  about: {
    zh: '登记了视频地址的安全帽的实时画面，一屏一路、四路或九路；可从报警直接打开。',
    en: 'Live pictures of helmets with a video address, one, four or nine at once; alarms lead here.',
  },
  order: 70,
  operations: [VIEW],
});
