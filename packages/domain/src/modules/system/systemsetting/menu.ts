import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '系统设置', en: 'Settings' },

  about: {
    zh: '平台名称、密码规则、登录有效期、文件大小等系统级设置，改动留有历史。',
    en: 'Name of the platform, passwords, sessions, sizes of files. Each change is kept in a history.',
  },
  order: 90,
  operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
});
