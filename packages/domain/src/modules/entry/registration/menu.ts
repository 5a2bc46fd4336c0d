import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '企业注册信息', en: 'Registration' },

  about: {
    zh: '企业注册时填写的资料和审核进度。',
    en: 'What your company said when it registered, and how far its check has come.',
  },
  order: 110,
  first: true,
  icon: 'site',
  operations: [VIEW],
});
