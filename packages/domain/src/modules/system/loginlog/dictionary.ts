import { defineDictionary } from '../../../dictionary/define.ts';

/** Event of a login record. */
export const loginEvent = defineDictionary('login_event', { zh: '登录事件', en: 'Login event' }, [
  { value: 1, label: { zh: '登录', en: 'Logged in' }, color_type: 'success' },
  { value: 2, label: { zh: '退出', en: 'Logged out' } },
  { value: 3, label: { zh: '登录失败', en: 'Login failed' }, color_type: 'error' },
]);
