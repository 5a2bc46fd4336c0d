import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '地图设置', en: 'Maps' },

  about: {
    zh: '底图来源（天地图、高德、XYZ、WMS、离线文件等）、地名搜索和默认中心；保存前可测试。',
    en: 'The base maps, the search of places and the centre of maps. A button tests them before they are saved.',
  },
  order: 92,
  operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
});
