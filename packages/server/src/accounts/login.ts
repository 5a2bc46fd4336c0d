import { ERRORS, GongdiError, type Label } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import type { CallContext } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import type { Db } from '../store/index.ts';
import type { Captchas } from './captcha.ts';
import type { ReadSetting } from '../settings/index.ts';
import { isShutOut } from './closed.ts';
import { ACCOUNT_CAPTCHA_AFTER, type Guess, type Guesses } from './guesses.ts';
import { knowsAddress, rememberAddress } from './known-address.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { openSession } from './sessions.ts';

export interface LoginInput {
  user_name: string;
  password: string;
  captcha_key?: string;
  captcha_code?: string;
}

export interface LoginDeps {
  db: Db;
  ports: Ports;
  guesses: Guesses;
  captchas: Captchas;
  setting: ReadSetting;
  /** Passwords that are publicly known. A login with one of them from another machine is refused. */
  refusedPasswords: ReadonlySet<string>;
  /** Whether a login with such a password is refused from this machine too. */
  refusedHere?: boolean;
}

const PUBLIC_PASSWORD: Label = {
  zh: '演示账号的密码人人皆知，只能在本机使用。确需对外演示时，请在启动时加上 --demo-public',
  en: 'Everyone knows the passwords of the demo, so they work on this machine only. To show it to others, start with --demo-public',
};

const WAITING: Label = {
  zh: '您的注册还在等待管理员批准，批准后即可登录',
  en: 'Your registration waits for the approval of an administrator; you can log in after it',
};

/**
 * Log in by password (console specification, sections 3 and 8).
 * @throws GongdiError `loginRefused` 10, `userDisabled` 20, `captchaMissing` 30, `captchaWrong` 31, `tooMany`
 */
export function loginWith(deps: LoginDeps) {
  // A hash made once and checked for unknown names, so that they take the same time as known ones.
  let decoy: Promise<string> | undefined;

  return async (input: LoginInput, context: CallContext) => {
    const name = input.user_name.trim().toLowerCase();
    const account = await accountNamed(deps.db, name, context);
    const guess = await deps.guesses.begin(name, context.ip, account?.known ?? false);
    if (guess.fromHere > deps.setting('captcha_after') || guess.fromAnywhere > ACCOUNT_CAPTCHA_AFTER)
      await checkCaptcha(deps, input, guess, context);
    const refuses = !context.local || (deps.refusedHere ?? true);
    if (refuses && deps.refusedPasswords.has(input.password))
      throw new GongdiError('loginRefused', { label: PUBLIC_PASSWORD });

    decoy ??= hashPassword('decoy', deps.ports.passwordCost);
    const right = await passwordMatches(account?.password_hash ?? (await decoy), input.password);
    if (!account || !right) {
      await noteFailure(deps.db, context, account, name, LOGIN_RESULTS.wrong);
      throw new GongdiError('loginRefused');
    }
    await guess.right();
    if (await isShutOut(deps.db, account)) {
      await noteFailure(deps.db, context, account, name, LOGIN_RESULTS.disabled);
      throw new GongdiError('userDisabled', account.waiting ? { label: WAITING } : {});
    }

    return letIn(deps, account, context);
  };
}

/** Returns the account and `known`: whether it has logged in from the caller's address before. */
function accountNamed(db: Db, name: string, { ip, now }: CallContext) {
  return db
    .selectFrom('account as a')
    .selectAll('a')
    .select(({ ref }) => knowsAddress(ref('a.id'), ip, now).as('known'))
    .where(sql<string>`lower(a.user_name)`, '=', name)
    .executeTakeFirst();
}

/** Opens a session for an account whose right to log in was already checked. */
export function letIn(
  { db, ports, setting }: Pick<LoginDeps, 'db' | 'ports' | 'setting'>,
  account: Parameters<typeof actorOf>[0] & { ent_type: number },
  context: CallContext,
): Promise<{ token: string; serial_token_number: string; ent_types: number[] }> {
  return db.transaction().execute(async (trx) => {
    const session = await openSession(trx, ports, account.id, context, setting);
    await rememberAddress(trx, account.id, context);
    await trx
      .updateTable('account')
      .set({ last_login_at: new Date(context.now).toISOString() })
      .where('id', '=', account.id)
      .execute();
    const event = { action: 'login' as const, subject: 'account', subject_id: account.id };
    await recordAudit(trx, context, actorOf(account), event);
    return { token: session.token, serial_token_number: session.serial, ent_types: [account.ent_type] };
  });
}

/** Dictionary `system_login_result`. */
export const LOGIN_RESULTS = {
  wrong: ERRORS.loginRefused.code,
  disabled: ERRORS.userDisabled.code,
  wrongCode: ERRORS.captchaWrong.code,
} as const;

/**
 * Adds a failed login to the login record of the account's organisation. A failure with an unknown name is recorded
 * without an account, so no organisation reads it. Call it outside a transaction that is about to fail.
 */
export async function noteFailure(
  db: Db,
  context: CallContext,
  account: Parameters<typeof actorOf>[0] | undefined,
  user_name: string,
  result: number,
): Promise<void> {
  const event = {
    action: 'login_failed' as const,
    subject: 'account',
    subject_id: account?.id,
    after: { user_name, result },
  };
  await recordAudit(db, context, account ? actorOf(account) : null, event);
}

async function checkCaptcha(deps: LoginDeps, input: LoginInput, guess: Guess, context: CallContext): Promise<void> {
  const { captcha_key: key, captcha_code: code } = input;
  const found = key && code ? await deps.captchas.check(key, code, context.now) : 'missing';
  if (found === 'right') return;
  if (found === 'wrong') throw new GongdiError('captchaWrong');
  await guess.takeBack();
  throw new GongdiError('captchaMissing');
}
