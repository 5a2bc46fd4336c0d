import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '项目管理', en: 'Projects' },
  order: 10,
});
