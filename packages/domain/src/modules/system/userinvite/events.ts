import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  user_joined: {
    label: { zh: '受邀用户注册', en: 'Users who joined by an invitation' },
    urgency: 'normal',
    audience: { zh: '邀请人', en: 'Whoever made the invitation' },
  },
  invited_again: {
    label: { zh: '已有账号被再次邀请', en: 'Invitations used with the number of an account' },
    urgency: 'normal',
    audience: { zh: '账号本人', en: 'The user' },
  },
});
