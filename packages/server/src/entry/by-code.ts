import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { checkCaptcha, hashPassword, isShutOut, letIn, revokeSessions, type Captchas } from '../accounts/index.ts';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handlePublic, type Handler } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import { checkNewPassword, type ReadSetting } from '../settings/index.ts';
import { transaction } from '../store/index.ts';
import { codeLife, resendAfter, type SmsCodes } from './sms.ts';

export interface EntryDeps {
  db: Kysely<unknown>;
  ports: Ports;
  captchas: Captchas;
  codes: SmsCodes;
  setting: ReadSetting;
}

interface Known {
  id: string;
  nickname: string;
  org_id: string;
  ent_type: number;
  disabled: boolean;
}

/** Codes by SMS: sending them, logging in by one, setting a forgotten password anew. */
export function codeHandlers({ db, ports, captchas, codes, setting }: EntryDeps): Handler[] {
  return [
    handlePublic(calls.entry.smsCode, async ({ query }, context) => {
      const { phone_number, purpose } = query;
      await checkCaptcha(captchas, query, context.now);
      const known = (await accountOf(db, phone_number)) !== undefined;
      // Registering needs a new number, the others a known one.
      const wanted = known !== (purpose === 'register');
      await (wanted ? codes.send : codes.pretend)(phone_number, purpose, context.now);
      return { resend_after: resendAfter(setting), expires_in: codeLife(setting) };
    }),
    handlePublic(calls.entry.loginByCode, async ({ body: { phone_number, code } }, context) => {
      await codes.check(phone_number, 'login', code, context.now);
      const account = await accountOf(db, phone_number);
      if (!account) throw new GongdiError('captchaWrong');
      if (await isShutOut(db, account)) throw new GongdiError('userDisabled');
      return letIn({ db, ports, setting }, account, context);
    }),
    handlePublic(calls.entry.findPassword, async ({ body: { phone_number, code, password } }, context) => {
      checkNewPassword(setting, password, 'password', context.lang);
      await codes.check(phone_number, 'password', code, context.now);
      const account = await accountOf(db, phone_number);
      if (!account) throw new GongdiError('captchaWrong');
      const password_hash = await hashPassword(password, ports.passwordCost);
      await transaction(db, async (trx) => {
        await sql`update account set password_hash = ${password_hash},
          updated_at = ${new Date(context.now).toISOString()} where id = ${account.id}`.execute(trx);
        await revokeSessions(trx, account.id, context.now);
        const event = { action: 'password', subject: 'account', subject_id: account.id };
        await recordAudit(trx, context, actorOf(account), event);
      });
      return null;
    }),
  ];
}

async function accountOf(db: Kysely<unknown>, phone_number: string): Promise<Known | undefined> {
  const { rows } = await sql<Known>`select id, nickname, org_id, ent_type, disabled from account
    where phone_number = ${phone_number}`.execute(db);
  return rows[0];
}
