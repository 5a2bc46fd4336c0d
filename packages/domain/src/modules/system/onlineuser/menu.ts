import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '在线用户', en: 'Sessions' },
  order: 100,
});
