import { defineLog } from '../../../log/define.ts';

export default defineLog({
  subjects: {
    map: { zh: '地图设置', en: 'Maps' },
  },
});
