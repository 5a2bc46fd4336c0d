import { PASSWORD_PATTERN, MOBILE_PATTERN, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall, UPLOAD_TIMEOUT } from '../call.ts';
import { loginResultData } from './user.ts';

// Logins without a password: SMS code, registration, a third party's token (console specification, section 7.8; paths
// that are not specified there are defined here).

const service = 'user' as const;
const phone_number = z.string().regex(MOBILE_PATTERN);
const code = z.string().regex(/^\d{6}$/);

/** Purposes of a code; a code is invalid for any other purpose. */
const SMS_PURPOSES = ['login', 'register', 'password'] as const;
export type SmsPurpose = (typeof SMS_PURPOSES)[number];

/**
 * Sends a code to a mobile number. It needs a captcha, so that no program can send messages to other people's
 * telephones. The answer does not reveal whether the number belongs to an account.
 */
export const smsCode = defineCall({
  name: 'user.sms',
  label: { zh: '获取短信验证码', en: 'Get a code by SMS' },
  service,
  method: 'GET',
  path: 'sms/code',
  input: {
    query: z.object({
      phone_number,
      purpose: z.enum(SMS_PURPOSES),
      captcha_key: z.string().max(64).optional(),
      captcha_code: z.string().max(16).optional(),
    }),
  },
  /** Seconds until another code may be requested, and until this code expires. */
  output: z.object({ resend_after: z.int(), expires_in: z.int() }),
  public: true,
});

export const loginByCode = defineCall({
  name: 'user.login.code',
  label: { zh: '短信验证码登录', en: 'Log in by SMS code' },
  service,
  method: 'POST',
  path: 'userlogin/code',
  input: { body: z.strictObject({ phone_number, code }) },
  output: loginResultData,
  public: true,
});

export const findPassword = defineCall({
  name: 'user.password.find',
  label: { zh: '找回密码', en: 'Set a forgotten password anew' },
  service,
  method: 'POST',
  path: 'users/find-password',
  input: { body: z.strictObject({ phone_number, code, password: z.string().regex(PASSWORD_PATTERN) }) },
  output: z.null(),
  public: true,
});

/** Exchanges the signed token of another system for a session of a user. */
export const thirdPartyLogin = defineCall({
  name: 'user.login.token',
  label: { zh: '第三方令牌登录', en: 'Log in by another system’s token' },
  service,
  method: 'POST',
  path: 'userlogin/third-party-token',
  input: { body: z.strictObject({ token: z.string().min(1).max(4096) }) },
  output: loginResultData,
  public: true,
});

/**
 * Ends all sessions of a user whom another system has signed out. The token has the claim `events` of OpenID Connect
 * Back-Channel Logout 1.0, so no token serves both for a login and for a logout.
 */
export const thirdPartyLogout = defineCall({
  name: 'user.logout.token',
  label: { zh: '第三方令牌退出', en: 'Log out by another system’s token' },
  service,
  method: 'POST',
  path: 'userlogin/third-party-logout',
  input: { body: z.strictObject({ token: z.string().min(1).max(4096) }) },
  output: z.null(),
  public: true,
});

/** What a browser keeps between the two halves of a login at an OpenID Connect provider. */
const openIdFlow = { state: z.string().max(256), nonce: z.string().max(256), verifier: z.string().max(256) };

/** Begins a login at the OpenID Connect provider: where the browser goes, and what it keeps until it comes back. */
export const openIdBegin = defineCall({
  name: 'user.openid.begin',
  label: { zh: '统一身份认证登录', en: 'Begin a login at the identity provider' },
  service,
  method: 'POST',
  path: 'userlogin/openid/begin',
  input: { body: z.strictObject({ redirect_uri: z.url({ protocol: /^https?$/ }).max(2048) }) },
  output: z.object({ address: z.string(), ...openIdFlow }),
  public: true,
});

/** Finishes a login at the provider with the address to which the browser came back. */
export const openIdFinish = defineCall({
  name: 'user.openid.finish',
  label: { zh: '完成统一身份认证登录', en: 'Finish a login at the identity provider' },
  service,
  method: 'POST',
  path: 'userlogin/openid/finish',
  input: { body: z.strictObject({ address: z.url({ protocol: /^https?$/ }).max(8192), ...openIdFlow }) },
  output: loginResultData.extend({
    /** Where the browser goes after a logout, to end the session at the provider too. */
    end: z.string().nullable(),
  }),
  public: true,
});

/** Ends all sessions of a user who has logged out at the provider (OpenID Connect Back-Channel Logout 1.0). */
export const openIdLogout = defineCall({
  name: 'user.openid.logout',
  label: { zh: '统一身份认证退出', en: 'Logout at the identity provider' },
  service,
  method: 'POST',
  path: 'userlogin/openid/logout',
  input: { body: z.object({ logout_token: z.string().min(1).max(8192) }) },
  output: z.null(),
  public: true,
  encoded: true,
});

const companyText = z.string().trim().min(2).max(100);

/** Largest picture of a business licence, bytes. */
export const LICENCE_LIMIT = 5 * 1024 * 1024;

const registration = {
  company_name: companyText,
  /** Unified social credit code: 18 characters. */
  credit_code: z.string().regex(/^[0-9A-HJ-NPQRTUWXY]{18}$/),
  ent_type: z.coerce.number().int(),
  contact_name: z.string().trim().min(1).max(50),
};

/** Registers a company with its first user and logs in at once; the company must then be checked. */
export const registerCompany = defineCall({
  name: 'company.register',
  label: { zh: '企业注册', en: 'Register a company' },
  service,
  method: 'POST',
  path: 'company/register',
  input: {
    form: z.object({
      ...registration,
      user_name: z.string().trim().min(3).max(64),
      password: z.string().regex(PASSWORD_PATTERN),
      phone_number,
      code,
    }),
  },
  output: loginResultData,
  public: true,
  timeout: UPLOAD_TIMEOUT,
  limit: LICENCE_LIMIT,
});

/** Submits a refused registration again. */
export const changeRegistration = defineCall({
  name: 'company.register.change',
  label: { zh: '修改企业注册信息', en: 'Change a registration' },
  service,
  method: 'PUT',
  path: 'company/register',
  input: { form: z.object(registration) },
  output: z.null(),
  timeout: UPLOAD_TIMEOUT,
  limit: LICENCE_LIMIT,
});

const ownCompany = z.object({
  id: z.string(),
  company_name: z.string(),
  credit_code: z.string(),
  ent_type: z.int(),
  contact_name: z.string(),
  phone_number: z.string().meta({ personal: 'phone' }),
  auth_status: z.int(),
  check_reason: z.string().nullable(),
});

/** Returns the registration of the caller's company; null when an administrator created the company. */
export const ownRegistration = defineCall({
  name: 'company.own',
  label: { zh: '本企业注册信息', en: 'Registration of your company' },
  service,
  method: 'GET',
  path: 'company/register',
  input: {},
  output: ownCompany.nullable(),
});

/** Approves or refuses a registration. */
export const checkCompany = defineCall({
  name: 'company.check',
  label: { zh: '审核企业', en: 'Check a registration' },
  service,
  method: 'POST',
  path: 'company/check',
  input: {
    body: z.strictObject({
      id: z.string().min(1).max(64),
      auth_status: z.literal([1, 2]),
      reason: z.string().trim().max(200).default(''),
    }),
  },
  output: z.null(),
  permission: permission('enterprise', 'check'),
});

export const companyLicence = defineCall({
  name: 'company.licence',
  label: { zh: '查看营业执照', en: 'Licence of a company' },
  service,
  method: 'GET',
  path: 'company/{id}/licence',
  input: { params: z.object({ id: z.string().min(1).max(64) }) },
  output: 'blob',
  permission: permission('enterprise', 'list'),
});

/** Returns at most 20 names of companies that contain the words, for completion. */
export const companyNames = defineCall({
  name: 'company.names',
  label: { zh: '模糊查询企业名称', en: 'Names of companies' },
  service,
  method: 'GET',
  path: 'company/names',
  input: { query: z.object({ fuzzy_name: z.string().max(100).default('') }) },
  output: z.array(z.object({ id: z.string(), company_name: z.string() })),
});

const inviteCode = z.string().trim().min(8).max(32);

/** What the page of an invitation shows. Of an invitation that is not open, it tells the state and nothing else. */
export const invitation = defineCall({
  name: 'user.invitation',
  label: { zh: '查看邀请', en: 'Look at an invitation' },
  service,
  method: 'GET',
  path: 'invitation/look',
  input: { query: z.object({ code: inviteCode }) },
  output: z.object({
    state: z.enum(['open', 'used', 'expired', 'withdrawn', 'unknown']),
    /** Names of the company and of the organisation that one would join. */
    company: z.string().nullable(),
    organisation: z.string().nullable(),
    roles: z.array(z.string()),
    posts: z.array(z.string()),
    needs_approval: z.boolean(),
  }),
  public: true,
});
export type Invitation = z.infer<typeof invitation.output>;

/**
 * Registers with an invitation. The account name is the mobile number. The answer is the same for a number that already
 * has an account: nothing is added then, and its owner is told.
 */
export const join = defineCall({
  name: 'user.join',
  label: { zh: '受邀注册', en: 'Register with an invitation' },
  service,
  method: 'POST',
  path: 'invitation/join',
  input: {
    body: z.strictObject({
      code: inviteCode,
      phone_number,
      nickname: z.string().trim().min(1).max(50),
      password: z.string().regex(PASSWORD_PATTERN),
    }),
  },
  /** Whether an administrator has to approve the account before it can log in. */
  output: z.object({ waiting: z.boolean() }),
  public: true,
});
