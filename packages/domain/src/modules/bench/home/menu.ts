import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '项目主页', en: 'Project home' },
  order: 15,
  first: true,
  icon: { own: 'home' },
  operations: [VIEW],
});
