import { defineLog } from '../../../log/define.ts';

export default defineLog({
  subjects: {
    setting: { zh: '系统设置', en: 'Setting' },
  },
});
