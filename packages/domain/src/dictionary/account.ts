import { defineDictionary } from './define.ts';

/** Result of a login (console specification, section 8). The value is the envelope's code as well. */
export const loginResult = defineDictionary('system_login_result', { zh: '登录结果', en: 'Login result' }, [
  { value: 0, label: { zh: '成功', en: 'Success' }, color_type: 'success' },
  { value: 10, label: { zh: '账号或密码不正确', en: 'Wrong account or password' }, color_type: 'error' },
  { value: 20, label: { zh: '用户被禁用', en: 'User disabled' }, color_type: 'error' },
  { value: 30, label: { zh: '验证码不存在', en: 'Captcha missing' }, color_type: 'warning' },
  { value: 31, label: { zh: '验证码不正确', en: 'Captcha wrong' }, color_type: 'warning' },
  { value: 100, label: { zh: '未知异常', en: 'Unknown error' }, color_type: 'error' },
]);

/** Enterprise types that the specification names (console specification, section 6); 9999 is any other type. */
export const enterpriseType = defineDictionary(
  'ent_type',
  { zh: '企业类型', en: 'Enterprise type' },
  [
    { value: 1000, label: { zh: '施工单位', en: 'Contractor' } },
    { value: 1002, label: { zh: '建设单位', en: 'Owner' } },
    { value: 1005, label: { zh: '监管单位', en: 'Regulator' } },
    { value: 9999, label: { zh: '其他', en: 'Other' } },
  ],
  { own: true },
);

/** Kind of person an account is for; accounts of the console are of the first kind. */
export const userType = defineDictionary('user_type', { zh: '用户类型', en: 'User type' }, [
  { value: 1, label: { zh: '企业用户', en: 'Company user' } },
  { value: 2, label: { zh: '个人用户', en: 'Private person' } },
]);

export const userStatus = defineDictionary('user_status', { zh: '用户状态', en: 'User status' }, [
  { value: 1, label: { zh: '启用', en: 'Enabled' }, color_type: 'success' },
  { value: 0, label: { zh: '停用', en: 'Disabled' }, color_type: 'error' },
  { value: 2, label: { zh: '待批准', en: 'To be approved' }, color_type: 'warning' },
]);
