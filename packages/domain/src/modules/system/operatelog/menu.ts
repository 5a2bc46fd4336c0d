import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '操作日志', en: 'Change record' },
  order: 120,
});
