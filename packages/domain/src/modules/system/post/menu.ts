import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '岗位管理', en: 'Posts' },
  order: 50,
});
