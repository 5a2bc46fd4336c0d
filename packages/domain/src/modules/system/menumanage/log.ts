import { defineLog } from '../../../log/define.ts';

export default defineLog({
  subjects: {
    menu: { zh: '菜单', en: 'Menu' },
  },
});
