import { calls } from '@gongdi/api';
import { dictionaryOf, GongdiError } from '@gongdi/domain';
import { fileTypeFromBuffer } from 'file-type';
import { hashPassword, hasUserName, letIn, namesAnotherPhone, roleFor } from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, handlePublic, type CallContext, type Handler, type UploadedFile } from '../../../handler/index.ts';
import { notifyLabel, notifyOrganisation, type Message } from '../../../notify/index.ts';
import { checkNewPassword, type ReadSetting } from '../../../settings/index.ts';
import {
  anyOf,
  containing,
  finds,
  isValue,
  newId,
  opened,
  sealedFor,
  transaction,
  type Db,
} from '../../../store/index.ts';
import type { EntryDeps } from './by-code.ts';
import { checkCode, wrongCode } from './code-check.ts';
import { entryLabel, refuseField } from './text/index.ts';

/** Values of the dictionary `auth_status`. */
const AUTH = { waiting: 0, passed: 1, refused: 2 } as const;

const MEBI = 1024 * 1024;

const LICENCE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);

interface Registration {
  company_name: string;
  credit_code: string;
  ent_type: number;
  contact_name: string;
}

/** Handlers for companies that register themselves, and for the administrators who check them. */
export function registrationHandlers(deps: EntryDeps): Handler[] {
  return [registerCompany, changeRegistration, ownRegistration, checkCompany, companyLicence, companyNames].map(
    (make) => make(deps),
  );
}

/** Registers a company with its first user, and signs that user in. */
function registerCompany(deps: EntryDeps): Handler {
  const { db, ports, codes, setting } = deps;
  return handlePublic(
    calls.entry.registerCompany,
    async ({ form, file }, context) => {
      const licence = await licenceOf(file, context, setting);
      if (!(await codes.check(form.phone_number, 'register', form.code, context.now))) throw wrongCode();
      const password_hash = await hashPassword(form.password, ports.passwordCost);
      const account = await transaction(db, async (trx) => {
        await checkFree(trx, form, context);
        const { company_id, ...made } = await insertCompany(trx, { form, file, licence, password_hash }, context.now);
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
      if (namesAnotherPhone(form.user_name, form.phone_number)) throw refuseField(context, 'user_name', 'nameIsPhone');
      checkNewPassword(setting, form.password, 'password', context.lang);
      // `judge` leaves the code valid: if the file is refused, the applicant needs no new code.
      await checkCode(deps, form.phone_number, 'register', form.code, context, 'judge');
    },
  );
}

/** Replaces a registration that has not been accepted; it has to be checked again. */
function changeRegistration({ db, setting }: EntryDeps): Handler {
  return handle(calls.entry.changeRegistration, async ({ form, file }, context) => {
    checkType(form.ent_type, context);
    const licence = await licenceOf(file, context, setting);
    return transaction(db, async (trx) => {
      const before = await trx
        .selectFrom('company')
        .select(['id', 'company_name', 'credit_code', 'ent_type', 'contact_name', 'auth_status'])
        .where('org_id', '=', context.caller.org_id)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw new GongdiError('badRequest', { label: entryLabel('noRegistration') });
      if (before.auth_status === AUTH.passed)
        throw new GongdiError('badRequest', { label: entryLabel('alreadyPassed') });
      const same = trx.selectFrom('company').where('credit_code', '=', form.credit_code).where('id', '<>', before.id);
      if (await finds(same)) throw refuseField(context, 'credit_code', 'creditTaken');
      const at = new Date(context.now).toISOString();
      await trx
        .updateTable('company')
        .set((eb) => ({
          ...brief(form),
          licence: Buffer.from(file.bytes),
          licence_type: licence,
          auth_status: AUTH.waiting,
          check_reason: null,
          checked_at: null,
          updated_at: at,
          updated_by: context.caller.id,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', before.id)
        .execute();
      await trx
        .updateTable('organisation')
        .set({ name: form.company_name, ent_type: form.ent_type })
        .where('id', '=', context.caller.org_id)
        .execute();
      await trx
        .updateTable('account')
        .set({ ent_type: form.ent_type, auth_status: AUTH.waiting })
        .where('org_id', '=', context.caller.org_id)
        .execute();
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
  });
}

/** Returns the registration of the company of the caller. */
function ownRegistration({ db }: EntryDeps): Handler {
  return handle(calls.entry.ownRegistration, async (_, { caller }) => {
    const row = await db
      .selectFrom('company')
      .select([
        'id',
        'company_name',
        'credit_code',
        'ent_type',
        'contact_name',
        'phone_number',
        'auth_status',
        'check_reason',
      ])
      .where('org_id', '=', caller.org_id)
      .executeTakeFirst();
    return row ? opened(db, 'company', row) : null;
  });
}

/** Accepts or refuses a company, and notifies its users. */
function checkCompany({ db }: EntryDeps): Handler {
  return handle(calls.entry.checkCompany, ({ body: { id, auth_status, reason } }, context) =>
    transaction(db, async (trx) => {
      if (auth_status === AUTH.refused && reason === '') throw refuseField(context, 'reason', 'reasonMissing');
      const at = new Date(context.now).toISOString();
      const company = await trx
        .updateTable('company')
        .set((eb) => ({
          auth_status,
          check_reason: reason || null,
          checked_at: at,
          updated_at: at,
          updated_by: context.caller.id,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .returning(['org_id', 'ent_type'])
        .executeTakeFirst();
      if (!company) throw new GongdiError('notFound');
      await trx.updateTable('account').set({ auth_status }).where('org_id', '=', company.org_id).execute();
      if (auth_status === AUTH.passed) await giveRole(trx, company.org_id, company.ent_type);
      await notifyOrganisation(trx, company.org_id, checkedMessage(auth_status, reason), context.now);
      const event = {
        action: 'check' as const,
        subject: 'enterprise',
        subject_id: id,
        after: { auth_status, reason },
      };
      await recordAudit(trx, context, actorOf(context.caller), event);
      return null;
    }),
  );
}

/** Returns the licence of a company. */
function companyLicence({ db }: EntryDeps): Handler {
  return handle(calls.entry.companyLicence, async ({ params: { id } }) => {
    const row = await db
      .selectFrom('company')
      .select(['licence', 'licence_type'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new GongdiError('notFound');
    return { bytes: row.licence, type: row.licence_type };
  });
}

/** Finds companies that the caller may see by a part of their name. */
function companyNames({ db }: EntryDeps): Handler {
  return handle(calls.entry.companyNames, ({ query: { fuzzy_name } }, { caller }) =>
    db
      .selectFrom('organisation')
      .select(['id', 'name as company_name'])
      .where('parent_id', 'is', null)
      .where('name', 'ilike', containing(fuzzy_name.trim()))
      .where('path', 'like', anyOf(caller.scope.read.map((path) => `${path.split('/')[0]}/%`)))
      .orderBy('name')
      .limit(20)
      .execute(),
  );
}

interface NewCompany {
  form: Registration & { user_name: string; phone_number: string };
  file: UploadedFile;
  /** Type of the licence. */
  licence: string;
  password_hash: string;
}

/** Inserts a company with its organisation and its first user; an administrator has to accept it. */
async function insertCompany(trx: Db, { form, file, licence, password_hash }: NewCompany, now: number) {
  const at = new Date(now).toISOString();
  const [org_id, id, company_id] = [newId(now), newId(now), newId(now)];
  const stamps = { created_at: at, created_by: id, updated_at: at, updated_by: id };
  const { company_name, credit_code, ent_type, contact_name, user_name, phone_number } = form;
  await trx
    .insertInto('organisation')
    .values({ ...stamps, id: org_id, parent_id: null, path: `${org_id}/`, name: company_name, ent_type, sort: 0 })
    .execute();
  await trx
    .insertInto('account')
    .values({
      ...stamps,
      id,
      user_name,
      password_hash,
      nickname: contact_name,
      ...sealedFor(trx, 'account', id, { phone_number }),
      org_id,
      user_type: 1,
      ent_type,
      auth_status: AUTH.waiting,
      disabled: false,
    })
    .execute();
  await trx
    .insertInto('company')
    .values({
      ...stamps,
      id: company_id,
      org_id,
      company_name,
      credit_code,
      ent_type,
      contact_name,
      ...sealedFor(trx, 'company', company_id, { phone_number }),
      licence: Buffer.from(file.bytes),
      licence_type: licence,
      auth_status: AUTH.waiting,
    })
    .execute();
  return { company_id, id, nickname: contact_name, org_id, ent_type };
}

/** Message to the users of a company after an administrator has accepted or refused it. */
function checkedMessage(auth_status: number, reason: string): Message {
  const title = auth_status === AUTH.refused ? notifyLabel('companyRefused', { reason }) : notifyLabel('companyPassed');
  return { kind: 'company_checked', title, link: auth_status === AUTH.refused ? '/registration' : undefined };
}

function checkType(ent_type: number, context: CallContext): void {
  if (!dictionaryOf('ent_type').entries.some((entry) => entry.value === ent_type))
    throw refuseField(context, 'ent_type', 'badType');
}

/** Returns the type of the licence, detected from its bytes and not from its name. */
async function licenceOf(file: UploadedFile, context: CallContext, setting: ReadSetting): Promise<string> {
  if (file.bytes.length > setting('upload_file_mb') * MEBI) throw new GongdiError('tooLarge');
  const found = await fileTypeFromBuffer(file.bytes);
  if (!found || !LICENCE_TYPES.has(found.mime)) throw refuseField(context, 'file', 'badLicence');
  return found.mime;
}

async function checkFree(
  trx: Db,
  { user_name, phone_number, credit_code }: { user_name: string; phone_number: string; credit_code: string },
  context: CallContext,
): Promise<void> {
  const taken = await trx
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('account').where(isValue(trx, 'account', 'phone_number', phone_number))).as('phone'),
      exists(selectFrom('account').where(hasUserName(user_name))).as('name'),
      exists(selectFrom('company').where('credit_code', '=', credit_code)).as('credit'),
    ])
    .executeTakeFirstOrThrow();
  if (taken.phone) throw refuseField(context, 'phone_number', 'phoneTaken');
  if (taken.name) throw refuseField(context, 'user_name', 'nameTaken');
  if (taken.credit) throw refuseField(context, 'credit_code', 'creditTaken');
}

/**
 * Makes the first user of an accepted company its administrator: gives the built-in role of the enterprise type to the
 * users of the company who have no role.
 */
async function giveRole(trx: Db, org_id: string, ent_type: number): Promise<void> {
  await trx
    .insertInto('account_role')
    .columns(['account_id', 'role_id'])
    .expression(({ selectFrom }) =>
      selectFrom(['account as a', 'role as r'])
        .select(['a.id', 'r.id as role_id'])
        .where('a.org_id', '=', org_id)
        .where('r.org_id', 'is', null)
        .where('r.role_code', '=', roleFor(ent_type))
        .where(({ exists, not, selectFrom: from }) =>
          not(exists(from('account_role as ar').whereRef('ar.account_id', '=', 'a.id'))),
        ),
    )
    .execute();
}

function brief({ company_name, credit_code, ent_type, contact_name }: Registration): Registration {
  return { company_name, credit_code, ent_type, contact_name };
}
