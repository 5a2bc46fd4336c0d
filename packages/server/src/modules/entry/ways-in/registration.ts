import { calls } from '@gongdi/api';
import { dictionaryOf, GongdiError } from '@gongdi/domain';
import { fileTypeFromBuffer } from 'file-type';
import { sql, type Kysely } from 'kysely';
import { accountTables, hashPassword, letIn, namesAnotherPhone, roleFor } from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, handlePublic, type CallContext, type Handler, type UploadedFile } from '../../../handler/index.ts';
import { notifyLabel, tellOrganisation, type Message } from '../../../notify/index.ts';
import { checkNewPassword, type ReadSetting } from '../../../settings/index.ts';
import { newId, transaction } from '../../../store/index.ts';
import type { EntryDeps } from './by-code.ts';
import { checkCode, wrongCode } from './code-check.ts';
import { entryLabel, refuseField } from './text/index.ts';

/** Dictionary `auth_status`. */
const AUTH = { waiting: 0, passed: 1, refused: 2 } as const;

const MEBI = 1024 * 1024;

const LICENCE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);

interface Registration {
  company_name: string;
  credit_code: string;
  ent_type: number;
  contact_name: string;
}

/** Companies that register themselves, and those who check them. */
export function registrationHandlers(deps: EntryDeps): Handler[] {
  const { db, ports, codes, setting } = deps;
  return [
    handlePublic(
      calls.entry.registerCompany,
      async ({ form, file }, context) => {
        const licence = await licenceOf(file, context, setting);
        if (!(await codes.check(form.phone_number, 'register', form.code, context.now))) throw wrongCode();
        const password_hash = await hashPassword(form.password, ports.passwordCost);
        const account = await transaction(db, async (trx) => {
          await checkFree(trx, form, context);
          const at = new Date(context.now).toISOString();
          const [org_id, id, company_id] = [newId(context.now), newId(context.now), newId(context.now)];
          const stamps = { created_at: at, created_by: id, updated_at: at, updated_by: id };
          const tables = accountTables(trx);
          await tables
            .insertInto('organisation')
            .values({
              ...stamps,
              id: org_id,
              parent_id: null,
              path: `${org_id}/`,
              name: form.company_name,
              ent_type: form.ent_type,
              sort: 0,
            })
            .execute();
          await tables
            .insertInto('account')
            .values({
              ...stamps,
              id,
              user_name: form.user_name,
              password_hash,
              nickname: form.contact_name,
              phone_number: form.phone_number,
              org_id,
              user_type: 1,
              ent_type: form.ent_type,
              auth_status: AUTH.waiting,
              disabled: false,
            })
            .execute();
          await sql`insert into company (id, org_id, company_name, credit_code, ent_type, contact_name, phone_number,
            licence, licence_type, auth_status, created_at, created_by, updated_at, updated_by)
          values (${company_id}, ${org_id}, ${form.company_name}, ${form.credit_code}, ${form.ent_type},
            ${form.contact_name}, ${form.phone_number}, ${Buffer.from(file.bytes)}, ${licence}, ${AUTH.waiting},
            ${at}, ${id}, ${at}, ${id})`.execute(trx);
          const made = { id, nickname: form.contact_name, org_id, ent_type: form.ent_type };
          const event = {
            action: 'register' as const,
            subject: 'enterprise',
            subject_id: company_id,
            after: brief(form),
          };
          await recordAudit(trx, context, actorOf(made), event);
          return made;
        });
        return letIn({ db, ports, setting }, account, context);
      },
      async (form, context) => {
        checkType(form.ent_type, context);
        if (namesAnotherPhone(form.user_name, form.phone_number))
          throw refuseField(context, 'user_name', 'nameIsPhone');
        checkNewPassword(setting, form.password, 'password', context.lang);
        // A file that is refused afterwards costs no new code.
        await checkCode(deps, form.phone_number, 'register', form.code, context, 'judge');
      },
    ),
    handle(calls.entry.changeRegistration, async ({ form, file }, context) => {
      checkType(form.ent_type, context);
      const licence = await licenceOf(file, context, setting);
      return transaction(db, async (trx) => {
        const { rows } = await sql<Registration & { id: string; auth_status: number }>`
          select id, company_name, credit_code, ent_type, contact_name, auth_status from company
          where org_id = ${context.caller.org_id} for update`.execute(trx);
        const before = rows[0];
        if (!before) throw new GongdiError('badRequest', { label: entryLabel('noRegistration') });
        if (before.auth_status === AUTH.passed)
          throw new GongdiError('badRequest', { label: entryLabel('alreadyPassed') });
        const { rows: taken } = await sql`select 1 from company
          where credit_code = ${form.credit_code} and id <> ${before.id}`.execute(trx);
        if (taken.length > 0) throw refuseField(context, 'credit_code', 'creditTaken');
        const at = new Date(context.now).toISOString();
        await sql`update company set company_name = ${form.company_name}, credit_code = ${form.credit_code},
          ent_type = ${form.ent_type}, contact_name = ${form.contact_name}, licence = ${Buffer.from(file.bytes)},
          licence_type = ${licence}, auth_status = ${AUTH.waiting}, check_reason = null, checked_at = null,
          updated_at = ${at}, updated_by = ${context.caller.id}, version = version + 1
          where id = ${before.id}`.execute(trx);
        await sql`update organisation set name = ${form.company_name}, ent_type = ${form.ent_type}
          where id = ${context.caller.org_id}`.execute(trx);
        await sql`update account set ent_type = ${form.ent_type}, auth_status = ${AUTH.waiting}
          where org_id = ${context.caller.org_id}`.execute(trx);
        const event = {
          action: 'edit' as const,
          subject: 'enterprise',
          subject_id: before.id,
          before,
          after: brief(form),
        };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return null;
      });
    }),
    handle(calls.entry.ownRegistration, async (_, { caller }) => {
      const { rows } = await sql<
        Registration & { id: string; phone_number: string; auth_status: number; check_reason: string | null }
      >`select id, company_name, credit_code, ent_type, contact_name, phone_number, auth_status, check_reason
        from company where org_id = ${caller.org_id}`.execute(db);
      return rows[0] ?? null;
    }),
    handle(calls.entry.checkCompany, ({ body: { id, auth_status, reason } }, context) =>
      transaction(db, async (trx) => {
        if (auth_status === AUTH.refused && reason === '') throw refuseField(context, 'reason', 'reasonMissing');
        const at = new Date(context.now).toISOString();
        const { rows } = await sql<{
          org_id: string;
          ent_type: number;
        }>`update company set auth_status = ${auth_status},
          check_reason = ${reason || null}, checked_at = ${at}, updated_at = ${at}, updated_by = ${context.caller.id},
          version = version + 1 where id = ${id} returning org_id, ent_type`.execute(trx);
        const company = rows[0];
        if (!company) throw new GongdiError('notFound');
        await sql`update account set auth_status = ${auth_status} where org_id = ${company.org_id}`.execute(trx);
        if (auth_status === AUTH.passed) await giveRole(trx, company.org_id, company.ent_type);
        await tellOrganisation(trx, company.org_id, checkedMessage(auth_status, reason), context.now);
        const event = {
          action: 'check' as const,
          subject: 'enterprise',
          subject_id: id,
          after: { auth_status, reason },
        };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return null;
      }),
    ),
    handle(calls.entry.companyLicence, async ({ params: { id } }) => {
      const { rows } = await sql<{ licence: Uint8Array; licence_type: string }>`
        select licence, licence_type from company where id = ${id}`.execute(db);
      if (!rows[0]) throw new GongdiError('notFound');
      return { bytes: rows[0].licence, type: rows[0].licence_type };
    }),
    handle(calls.entry.companyNames, async ({ query: { fuzzy_name } }, { caller }) => {
      const part = `%${fuzzy_name.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const { rows } = await sql<{ id: string; company_name: string }>`select id, name as company_name
        from organisation where parent_id is null and name ilike ${part}
          and (path like any(${caller.scope.read.map((path) => `${path.split('/')[0]}/%`)}))
        order by name limit 20`.execute(db);
      return rows;
    }),
  ];
}

/** What the users of a company are told when it was checked. */
function checkedMessage(auth_status: number, reason: string): Message {
  const title = auth_status === AUTH.refused ? notifyLabel('companyRefused', { reason }) : notifyLabel('companyPassed');
  return { kind: 'company_checked', title, link: auth_status === AUTH.refused ? '/registration' : undefined };
}

function checkType(ent_type: number, context: CallContext): void {
  if (!dictionaryOf('ent_type').entries.some((entry) => entry.value === ent_type))
    throw refuseField(context, 'ent_type', 'badType');
}

/** What the bytes are, whatever the name says. */
async function licenceOf(file: UploadedFile, context: CallContext, setting: ReadSetting): Promise<string> {
  if (file.bytes.length > setting('upload_file_mb') * MEBI) throw new GongdiError('tooLarge');
  const found = await fileTypeFromBuffer(file.bytes);
  if (!found || !LICENCE_TYPES.has(found.mime)) throw refuseField(context, 'file', 'badLicence');
  return found.mime;
}

async function checkFree(
  trx: Kysely<unknown>,
  { user_name, phone_number, credit_code }: { user_name: string; phone_number: string; credit_code: string },
  context: CallContext,
): Promise<void> {
  const { rows } = await sql<{ phone: boolean; name: boolean; credit: boolean }>`select
    exists (select 1 from account where phone_number = ${phone_number}) as phone,
    exists (select 1 from account where lower(user_name) = lower(${user_name})) as name,
    exists (select 1 from company where credit_code = ${credit_code}) as credit`.execute(trx);
  if (rows[0]?.phone) throw refuseField(context, 'phone_number', 'phoneTaken');
  if (rows[0]?.name) throw refuseField(context, 'user_name', 'nameTaken');
  if (rows[0]?.credit) throw refuseField(context, 'credit_code', 'creditTaken');
}

/** The first user of a company that has passed becomes its administrator. */
async function giveRole(trx: Kysely<unknown>, org_id: string, ent_type: number): Promise<void> {
  await sql`insert into account_role (account_id, role_id)
    select a.id, r.id from account a, role r
    where a.org_id = ${org_id} and r.org_id is null and r.role_code = ${roleFor(ent_type)}
      and not exists (select 1 from account_role ar where ar.account_id = a.id)`.execute(trx);
}

function brief({ company_name, credit_code, ent_type, contact_name }: Registration): Registration {
  return { company_name, credit_code, ent_type, contact_name };
}
