import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '下载中心', en: 'Downloads' },
  order: 117,
  operations: [VIEW],
});
