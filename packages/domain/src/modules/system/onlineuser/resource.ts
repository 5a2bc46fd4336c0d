import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';

/** Active sessions; deleting one sends its user to the login page. */
export default defineResource({
  name: 'onlineuser',
  noun: 'online_user',
  viewOf: 'login_session',
  label: { zh: '在线用户', en: 'Session' },
  about: {
    zh: '当前已登录的会话；可让某个会话下线。',
    en: 'Who is logged in; a session can be ended.',
  },
  service: 'user',
  title: 'nickname',
  face: { number: 'userName' },
  scope: 'organisation',
  views: { calendar: false },
  sort: { field: 'seen_at', order: 'desc' },
  fields: {
    userName: field.text({
      label: { zh: '登录账号', en: 'Account' },
      personal: 'account',
      query: 'like',
      column: { width: 150 },
    }),
    nickname: field.text({
      label: { zh: '姓名', en: 'Name' },
      query: 'like',
      searched: false,
      column: { width: 120 },
    }),
    ip: field.text({
      label: { zh: '网络地址', en: 'Address' },
      query: 'like',
      column: { width: 150 },
    }),
    login_at: field.datetime({
      label: { zh: '登录时间', en: 'Logged in' },
      required: true,
      query: 'between',
      column: { width: 180 },
    }),
    seen_at: field.datetime({
      label: { zh: '最近活动', en: 'Last seen' },
      required: true,
      column: { width: 180, sort: true },
    }),
  },
  endpoints: { list: 'GET user/online', delete: 'DELETE user/online/{id}' },
  removal: {
    label: { zh: '强制下线', en: 'Log out' },
    consequence: { zh: '此处登录立即失效，需要重新登录。', en: 'That login ends at once; they have to log in again.' },
  },
});
