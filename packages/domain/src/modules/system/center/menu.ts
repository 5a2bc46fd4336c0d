import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '个人中心', en: 'Your account' },

  about: {
    zh: '您自己的资料、登录密码、登录设备和界面偏好。',
    en: 'Your own data, password, sessions and preferences.',
  },
  order: 80,
  operations: [VIEW],
});
