import { defineLog } from '../../../log/define.ts';

export default defineLog({
  subjects: {
    dictionary: { zh: '字典', en: 'Dictionary' },
  },
});
