import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { loginResult } from '../../../dictionary/account.ts';
import { loginEvent } from './dictionary.ts';

/** Logins, logouts and refused logins. */
export default defineResource({
  name: 'loginlog',
  noun: 'login_log',
  viewOf: 'audit_entry',
  label: { zh: '登录日志', en: 'Login record' },
  about: {
    zh: '谁在何时何地登录、退出或登录失败。',
    en: 'Logins, logouts and refused logins: who, when and from where.',
  },
  service: 'user',
  title: 'userName',
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
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
      column: { width: 120 },
    }),
    event: field.code({
      label: { zh: '事件', en: 'Event' },
      required: true,
      dict: loginEvent,
      query: 'eq',
      column: { width: 110 },
    }),
    result: field.code({
      label: { zh: '结果', en: 'Result' },
      dict: loginResult,
      query: 'eq',
      column: { width: 160, priority: 1 },
    }),
    ip: field.text({
      label: { zh: '网络地址', en: 'Address' },
      query: 'like',
      column: { width: 150 },
    }),
    at: field.datetime({
      label: { zh: '时间', en: 'Time' },
      required: true,
      query: 'between',
      column: { width: 180, priority: 1 },
    }),
  },
  endpoints: { list: 'GET user/login-log', export: 'GET user/login-log/export' },
});
