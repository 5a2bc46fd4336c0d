import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '用户管理', en: 'Users' },
  order: 30,
});
