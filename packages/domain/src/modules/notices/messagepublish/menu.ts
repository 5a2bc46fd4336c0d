import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '公告管理', en: 'Announcements' },
  order: 100,
  first: true,
  icon: { own: 'notice' },
});
