import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '消息设置', en: 'Messages' },
  order: 92,
  operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
});
