import type { MenuItem } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

/** Returns a captcha picture and, in the header `captcha-key`, its key. */
export const captcha = defineCall({
  name: 'user.captcha',
  label: { zh: '获取验证码', en: 'Get a captcha' },
  service: 'user',
  method: 'GET',
  path: 'captcha/generate',
  input: {},
  output: 'blob',
  public: true,
});

const loginInput = z.object({
  user_name: z.string().min(1).max(64),
  password: z.string().min(1).max(256),
  captcha_key: z.string().max(64).optional(),
  captcha_code: z.string().max(16).optional(),
});

/** Token, its serial number, and the user's enterprise types (console specification, section 3). */
export const loginResultData = z.object({
  token: z.string(),
  serial_token_number: z.string(),
  ent_types: z.array(z.int()),
});

/** Login. Codes 10, 20, 30, 31 and 100 are refusals; 30 and 31 ask for a captcha (console specification, section 8). */
export const login = defineCall({
  name: 'user.login',
  label: { zh: '登录', en: 'Log in' },
  service: 'user',
  method: 'POST',
  path: 'userlogin/login',
  input: { body: loginInput },
  output: loginResultData,
  public: true,
});

/** Token of one tab, its serial number, and its validity in seconds. */
const tabTokenData = z.object({ token: z.string(), serial_token_number: z.string(), expires_in: z.int() });
export type TabToken = z.infer<typeof tabTokenData>;

/**
 * Transfers the session of the standalone console to its browser: a cookie that scripts cannot read, and a token for
 * this tab that replaces the token of the login (the specification does not define the path).
 */
export const keepSession = defineCall({
  name: 'user.session.keep',
  label: { zh: '由浏览器保持会话', en: 'Keep the session in the browser' },
  service: 'user',
  method: 'POST',
  path: 'userlogin/keep',
  input: {},
  output: tabTokenData,
});

/**
 * Exchanges the cookie for a token of a tab of the standalone console; the cookie is valid for no other call. Null when
 * the browser has no session, or the session of another user than the tab's (the specification does not define the
 * path).
 */
export const tabSession = defineCall({
  name: 'user.session.tab',
  label: { zh: '标签页取得会话', en: 'Get a session for a tab' },
  service: 'user',
  method: 'POST',
  path: 'userlogin/tab',
  input: {
    body: z.strictObject({
      /** User of the tab: the tab never changes to another user. */
      user_id: z.string().max(64).optional(),
      /** Ends the session instead: for a logout that did not reach the server. */
      end: z.boolean().optional(),
    }),
  },
  output: tabTokenData.nullable(),
  public: true,
});

export const logout = defineCall({
  name: 'user.logout',
  label: { zh: '退出登录', en: 'Log out' },
  service: 'user',
  method: 'POST',
  path: 'users/logout',
  input: { body: z.object({ user_id: z.string().max(64), serial_number: z.string().max(64) }) },
  output: z.null(),
});

/** Profile of the current user (console specification, section 3), with the permissions that the interface needs. */
export const profile = z.object({
  user_id: z.string(),
  user_name: z.string().meta({ personal: 'account' }),
  nickname: z.string(),
  avatar: z.string().nullable(),
  access_key: z.string().nullable(),
  user_type: z.int(),
  /** Enterprise type: 1000, 1002, 1005 or another. */
  ent_type: z.int(),
  role_code: z.string(),
  role_list: z.array(z.string()),
  auth_status: z.int(),
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  org_id: z.string(),
  national_code: z.string().nullable(),
  national_name: z.string().nullable(),
  national_type: z.string().nullable(),
  /** Permission codes `menu|operation` of this user. */
  permissions: z.array(z.string()),
  /** Version of menus and permissions at this moment, as the event `rights` tells it; other servers may have none. */
  rights_version: z.string().optional(),
});
export type Profile = z.infer<typeof profile>;

export const userInfo = defineCall({
  name: 'user.info',
  label: { zh: '当前用户信息', en: 'Current user' },
  service: 'user',
  method: 'GET',
  path: 'user/info',
  input: {},
  output: profile,
  reveals: true,
});

/**
 * Returns the state of the check of the caller's company (console specification, section 7.8, which names the path
 * alone).
 */
export const userAuth = defineCall({
  name: 'user.auth',
  label: { zh: '当前用户认证状态', en: 'Check of your company' },
  service: 'user',
  method: 'GET',
  path: 'user/auth',
  input: {},
  output: profile.pick({ user_id: true, auth_status: true, company_id: true, company_name: true, ent_type: true }),
});

/** Returns the roles of the caller (console specification, section 7.8, which names the path alone). */
export const userRoles = defineCall({
  name: 'user.role',
  label: { zh: '当前用户角色', en: 'Your roles' },
  service: 'user',
  method: 'GET',
  path: 'user/role',
  input: {},
  output: z.array(z.object({ id: z.string(), role_code: z.string(), name: z.string() })),
});

/**
 * Returns the user of a token, for systems that receive one (console specification, sections 3 and 7.8; the
 * specification does not define the path).
 */
export const tokenInfo = defineCall({
  name: 'user.token',
  label: { zh: '令牌用户信息', en: 'User of a token' },
  service: 'user',
  method: 'GET',
  path: 'user/token-info',
  input: {},
  output: z.object({
    id: z.string(),
    phone_number: z.string().meta({ personal: 'phone' }).nullable(),
    /** Role codes. */
    roles: z.array(z.string()),
    /** Companies that the user belongs to. */
    com_ids: z.array(z.string()),
  }),
  reveals: true,
});

export const menuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    index: z.string(),
    title: z.string(),
    /** What one record of the entry's list is called. */
    record: z.string().optional(),
    /** Pinyin syllables of the title and of the record's name, for searching. */
    pinyin: z.string().optional(),
    icon: z.string().nullable(),
    path: z.string().nullable(),
    children: z.array(menuItem),
    operation_list: z.array(z.object({ operation_code: z.string(), title: z.string(), checked: z.boolean() })),
  }),
);

/**
 * Returns the menus of the current user; operations that the roles allow are checked (console specification, section
 * 7.8).
 */
export const permissionMenus = defineCall({
  name: 'user.menus',
  label: { zh: '获取菜单', en: 'Get the menus' },
  service: 'user',
  method: 'GET',
  path: 'permission/menus',
  input: { query: z.object({ system_type: z.coerce.number().int().default(1) }) },
  output: z.array(menuItem),
});
