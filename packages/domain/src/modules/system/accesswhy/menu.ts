import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '权限查询', en: 'Access check' },

  about: {
    zh: '查某人为什么能看或不能看某条记录：列出角色、权限和数据范围。',
    en: 'Why somebody may or may not see something: roles, permissions and scope.',
  },
  order: 45,
  operations: [VIEW],
});
