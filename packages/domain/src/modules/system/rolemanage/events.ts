import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  role_alike: {
    label: { zh: '角色名称相近', en: 'Roles that read alike' },
    urgency: 'low',
    audience: { zh: '角色管理人员', en: 'Those who manage roles' },
  },
});
