import { ERRORS, GongdiError, type Label } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import type { CallContext } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import type { Captchas } from './captcha.ts';
import type { ReadSetting } from '../settings/index.ts';
import { isShutOut } from './closed.ts';
import { ACCOUNT_CAPTCHA_AFTER, type Guess, type Guesses } from './guesses.ts';
import { knowsAddress, rememberAddress } from './known-address.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { openSession } from './sessions.ts';
import { accountTables, type AccountTables } from './tables.ts';

export interface LoginInput {
  user_name: string;
  password: string;
  captcha_key?: string;
  captcha_code?: string;
}

export interface LoginDeps {
  db: Kysely<unknown>;
  ports: Ports;
  guesses: Guesses;
  captchas: Captchas;
  setting: ReadSetting;
  /** Passwords that everyone knows: no login from elsewhere is given for them. */
  refusedPasswords: ReadonlySet<string>;
  /** Nor one from this machine. */
  refusedHere?: boolean;
}

const PUBLIC_PASSWORD: Label = {
  zh: '演示账号的密码人人皆知，只能在本机使用。确需对外演示时，请在启动时加上 --demo-public',
  en: 'Everyone knows the passwords of the demo, so they work on this machine only. To show it to others, start with --demo-public',
};

/**
 * Log in by password (console specification, sections 3 and 8).
 * @throws GongdiError `loginRefused` 10, `userDisabled` 20, `captchaMissing` 30, `captchaWrong` 31, `tooMany`
 */
export function loginWith(deps: LoginDeps) {
  // Hashed once, so that an unknown name costs the same time as a known one.
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
      throw new GongdiError('userDisabled');
    }

    return letIn(deps, account, context);
  };
}

/** @returns besides, whether it has logged in from where the call comes from */
async function accountNamed(
  db: Kysely<unknown>,
  name: string,
  { ip, now }: CallContext,
): Promise<(AccountTables['account'] & { known: boolean }) | undefined> {
  const { rows } = await sql<AccountTables['account'] & { known: boolean }>`
    select a.*, ${knowsAddress(sql.ref('a.id'), ip, now)} as known
    from account a where lower(a.user_name) = ${name}`.execute(db);
  return rows[0];
}

/** Opens a session for somebody whose right to it was checked. */
export function letIn(
  { db, ports, setting }: Pick<LoginDeps, 'db' | 'ports' | 'setting'>,
  account: Parameters<typeof actorOf>[0] & { ent_type: number },
  context: CallContext,
): Promise<{ token: string; serial_token_number: string; ent_types: number[] }> {
  return db.transaction().execute(async (trx) => {
    const session = await openSession(trx, ports, account.id, context, setting);
    await rememberAddress(trx, account.id, context);
    await accountTables(trx)
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
 * Goes into the login record of the account's organisation; a name that nobody has is nobody's to read about. Outside of
 * a transaction that is about to fail.
 */
export async function noteFailure(
  db: Kysely<unknown>,
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
