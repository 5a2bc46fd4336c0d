import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '登录日志', en: 'Login record' },
  order: 110,
});
