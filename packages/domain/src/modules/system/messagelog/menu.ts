import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '发送记录', en: 'Sent messages' },
  order: 94,
});
