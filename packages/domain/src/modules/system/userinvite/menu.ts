import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '邀请用户', en: 'Invitations' },
  order: 35,
});
