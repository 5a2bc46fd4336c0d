import { loginResult } from '../dictionary/account.ts';
import type { Label } from '../label.ts';

/**
 * Codes of the envelope. Login codes (10 … 100) come from the specification. The other codes begin with the HTTP status
 * of the response, except 40301: the specified client logs out on status 403, so a missing permission is sent with
 * status 400.
 */
export const ERRORS = {
  loginRefused: login(10, 400),
  userDisabled: login(20, 400),
  captchaMissing: login(30, 400),
  captchaWrong: login(31, 400),
  unknown: login(100, 500),
  badRequest: entry(40000, 400, '请求格式不正确，请检查后重试', 'The request is malformed'),
  permission: entry(40301, 400, '没有权限执行此操作，请联系管理员', 'You may not do this; ask an administrator'),
  noSession: entry(40101, 401, '无效的登录状态, 请重新登录', 'Your session is not valid, please log in again'),
  sessionRevoked: entry(40302, 403, '当前登录已被停用，请重新登录', 'This session was revoked, please log in again'),
  notFound: entry(40400, 404, '数据不存在!', 'There is no such record'),
  noSuchCall: entry(40401, 404, '接口不存在', 'There is no such call'),
  methodNotAllowed: entry(40500, 405, '请求方式不正确', 'This method is not allowed here'),
  conflict: entry(
    40900,
    409,
    '数据已被他人修改，请刷新后重试',
    'Someone else changed this record; reload and try again',
  ),
  duplicate: entry(40901, 409, '「{label}」已存在：{value}', '“{label}” is taken: {value}'),
  inUse: entry(40902, 409, '数据正在被使用，不能删除', 'The record is in use and cannot be deleted'),
  tooLarge: entry(41300, 413, '文件大小超出限制!', 'The file is too large'),
  unsupportedType: entry(41500, 415, '文件格式不合法!', 'This type of file is not accepted'),
  invalid: entry(42200, 422, '提交的数据有误，请按提示修改', 'Some fields are not valid'),
  invalidModel: entry(42201, 422, '流程模型有误，请按提示修改', 'The process model has errors'),
  processStuck: entry(42202, 422, '流程无法继续，请联系管理员', 'The process cannot go on; ask an administrator'),
  tooMany: entry(
    42900,
    429,
    '操作过于频繁，请 {seconds} 秒后再试',
    'Too many attempts; try again in {seconds} seconds',
  ),
  internal: entry(50000, 500, '系统异常，请稍后重试', 'Something went wrong on the server'),
  unavailable: entry(50300, 503, '服务暂不可用，请稍后重试', 'The service is not available at the moment'),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof ERRORS;

export interface ErrorEntry {
  code: number;
  /** HTTP status; never 501, 504 or 505, because the specified client logs out on them. */
  status: number;
  message: Label;
}

function entry(code: number, status: number, zh: string, en: string): ErrorEntry {
  return { code, status, message: { zh, en } };
}

function login(code: number, status: number): ErrorEntry {
  const found = loginResult.entries.find((one) => one.value === code);
  if (!found) throw new Error(`no login result ${code}`);
  return { code, status, message: found.label };
}
