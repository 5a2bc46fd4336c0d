import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '数据填报', en: 'Data entry' },

  about: {
    zh: '集中填报本项目当天要填的数据，每张表单一个入口。',
    en: 'The forms in which a project enters its daily data, all in one place.',
  },
  order: 20,
  first: true,
  icon: 'form',
  operations: [VIEW],
});
