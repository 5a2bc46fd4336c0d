import { calls } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import { GongdiError } from '@gongdi/domain';
import type { Pool } from 'pg';
import {
  checkCaptcha,
  hashPassword,
  isShutOut,
  letIn,
  revokeSessions,
  type Captchas,
} from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import type { Ports } from '../../../ports.ts';
import { checkNewPassword, type ReadSetting } from '../../../settings/index.ts';
import { transaction } from '../../../store/index.ts';
import { checkCode, wrongCode, type CodeCheck } from './code-check.ts';
import { codeLife, resendAfter } from './sms.ts';
import { smsLimits } from './sms-limits.ts';

export interface EntryDeps extends CodeCheck {
  pool: Pool;
  ports: Ports;
  captchas: Captchas;
  setting: ReadSetting;
}

/** Codes by SMS: sending them, logging in by one, setting a forgotten password anew. */
export function codeHandlers(deps: EntryDeps): Handler[] {
  const { db, ports, captchas, codes, setting } = deps;
  const limit = smsLimits(deps.pool);
  return [
    handlePublic(calls.entry.smsCode, async ({ query }, context) => {
      const { phone_number, purpose } = query;
      await checkCaptcha(captchas, query, context.now);
      await limit(phone_number, context.ip);
      const known = await isKnown(db, phone_number);
      // Registering needs a new number, the others a known one.
      await codes.send(phone_number, purpose, known !== (purpose === 'register'), context.now);
      return { resend_after: resendAfter(setting), expires_in: codeLife(setting) };
    }),
    handlePublic(calls.entry.loginByCode, async ({ body: { phone_number, code } }, context) => {
      const account = await checkCode(deps, phone_number, 'login', code, context);
      if (!account) throw wrongCode();
      if (await isShutOut(db, account)) throw new GongdiError('userDisabled');
      return letIn({ db, ports, setting }, account, context);
    }),
    handlePublic(calls.entry.findPassword, async ({ body: { phone_number, code, password } }, context) => {
      checkNewPassword(setting, password, 'password', context.lang);
      const account = await checkCode(deps, phone_number, 'password', code, context);
      if (!account) throw wrongCode();
      const password_hash = await hashPassword(password, ports.passwordCost);
      await transaction(db, async (trx) => {
        await sql`update account set password_hash = ${password_hash},
          updated_at = ${new Date(context.now).toISOString()} where id = ${account.id}`.execute(trx);
        await revokeSessions(trx, account.id, context.now);
        const event = { action: 'password' as const, subject: 'account', subject_id: account.id };
        await recordAudit(trx, context, actorOf(account), event);
      });
      return null;
    }),
  ];
}

async function isKnown(db: Kysely<unknown>, phone_number: string): Promise<boolean> {
  const { rows } = await sql`select 1 from account where phone_number = ${phone_number}`.execute(db);
  return rows.length > 0;
}
