import { calls, resourceCalls } from '@gongdi/api';
import {
  ERRORS,
  fill,
  GongdiError,
  maskValue,
  metaOf,
  personalOf,
  unmaskRecord,
  usermanage,
  type InputOf,
  type RowOf,
  type LogAction,
} from '@gongdi/domain';
import { hashPassword, hasUserName, namesAnotherPhone, revokeSessions } from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallContext, type CallerContext, type Handler, type Scope } from '../../../handler/index.ts';
import { notifyLabel, notifyUsers, wakeUsers } from '../../../notify/index.ts';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Ports } from '../../../ports.ts';
import { accessOf, importRecords } from '../../../resources/index.ts';
import { checkNewPassword, type ReadSetting } from '../../../settings/index.ts';
import {
  anyOf,
  finds,
  idsOf,
  newId,
  organisationsBelow,
  organisationsUsable,
  resourceRepository,
  transaction,
  type Db,
} from '../../../store/index.ts';
import { checkPosts, givePosts } from './user-posts.ts';
import { lockRow } from './lock-row.ts';
import { stamp } from './stamp.ts';
import { checkAdministratorLeft, checkGrants, checkNotMightier, checkScopes } from './rights.ts';
import { administrationLabel, refuseField } from './text/index.ts';

export interface AdministrationDeps {
  db: Db;
  /** Counts wrong passwords. */
  pool: Pool;
  ports: Pick<Ports, 'passwordCost'>;
  setting: ReadSetting;
}

type User = RowOf<typeof usermanage>;
type UserInput = InputOf<typeof usermanage>;

const SUBJECT = usermanage.name;

const own = resourceCalls(usermanage);

/** Handlers that add, change and delete users, with the checks of rights. */
export function userHandlers(deps: AdministrationDeps): Handler[] {
  return [addUser, importUsers, editUser, deleteUser, activateUser, resetPassword, assignUsers, grantRoles].map(
    (make) => make(deps),
  );
}

/** Adds a user with an initial password. */
function addUser(deps: AdministrationDeps): Handler {
  return handle(own.add!, ({ body }, context) =>
    transaction(deps.db, async (trx) =>
      insertUser(trx, deps, context, body, await checkNewUser(trx, deps, context, body)),
    ),
  );
}

/** Most users of one sheet: hashing a password takes a good part of a tenth of a second. */
const IMPORT_LIMIT = 500;

/** Adds the users of a sheet, each with the checks of the form. */
function importUsers(deps: AdministrationDeps): Handler {
  return handle(own.import!, ({ form, file }, context) => {
    let rows = 0;
    const inputOf = (record: object): UserInput =>
      ({ user_status: 1, role_ids: [], ...record }) as unknown as UserInput;
    return importRecords(
      deps.db,
      {
        resource: usermanage,
        file,
        mode: form.type,
        key: form.key ?? randomUUID(),
        dry_run: form.dry_run === '1',
        writer: {
          check: async (trx, record) => {
            rows += 1;
            if (rows > IMPORT_LIMIT)
              throw new GongdiError('invalid', { label: administrationLabel('manyUsers', { most: IMPORT_LIMIT }) });
            await checkNewUser(trx, deps, context, inputOf(record));
          },
          add: async (trx, record) => {
            const body = inputOf(record);
            await insertUser(trx, deps, context, body, await checkNewUser(trx, deps, context, body));
          },
        },
      },
      context,
    );
  });
}

interface NewUser {
  ent_type: number;
  role_ids: readonly string[];
}

/** @throws GongdiError when the caller may not add such a user, or another account has the name or number */
async function checkNewUser(
  trx: Db,
  { setting }: AdministrationDeps,
  context: CallerContext,
  body: UserInput,
): Promise<NewUser> {
  const ent_type = await checkPlace(trx, context, body.organization_id);
  const role_ids = await rolesCalled(trx, context, body.role_ids);
  await checkRoles(trx, context, role_ids);
  checkName(body, context);
  await checkFree(trx, body, context);
  checkNewPassword(setting, body.password, 'password', context.lang);
  await checkPosts(trx, context, body.post_ids ?? []);
  return { ent_type, role_ids };
}

async function insertUser(
  trx: Db,
  { ports }: AdministrationDeps,
  context: CallerContext,
  body: UserInput,
  { ent_type, role_ids }: NewUser,
): Promise<User> {
  const id = newId(context.now);
  await trx
    .insertInto('account')
    .values({
      id,
      password_hash: await hashPassword(body.password, ports.passwordCost),
      user_type: 1,
      auth_status: 1,
      created_at: new Date(context.now).toISOString(),
      created_by: context.caller.id,
      ...columnsOf(body, ent_type, context),
    })
    .execute();
  await giveRoles(trx, id, role_ids);
  await givePosts(trx, context, id, body.post_ids ?? []);
  const after = await read(trx, context, id);
  await note(trx, context, 'add', id, { after });
  return after;
}

/** Changes a user; a user cannot change its own rights. */
function editUser({ db }: AdministrationDeps): Handler {
  return handle(own.edit!, ({ body }, context) =>
    transaction(db, async (trx) => {
      const before = await target(trx, context, body.id);
      if (body.version !== undefined && body.version !== before.version) throw new GongdiError('conflict');
      const role_ids = await rolesCalled(trx, context, body.role_ids);
      const given = { ...unmaskRecord(usermanage, body, before, context.lang), role_ids };
      if (body.id === context.caller.id) refuseOwnRights(before, given);
      const ent_type = await checkPlace(trx, context, body.organization_id);
      await checkRoles(trx, context, role_ids, before.role_ids);
      const posts = given.post_ids ?? before.post_ids ?? [];
      await checkPosts(trx, context, posts, before.post_ids ?? []);
      // A name that was accepted earlier does not prevent other changes of the user.
      if (given.userName !== before.userName || given.phone_number !== before.phone_number) checkName(given, context);
      await checkFree(trx, given, context, body.id);
      await trx
        .updateTable('account')
        .set({ ...columnsOf(given, ent_type, context), version: before.version + 1 })
        .where('id', '=', body.id)
        .execute();
      await giveRoles(trx, body.id, role_ids);
      await givePosts(trx, context, body.id, posts, before.post_ids ?? []);
      await checkAdministratorLeft(trx);
      if (body.user_status === 0) await revokeSessions(trx, body.id, context.now);
      const after = await read(trx, context, body.id);
      await note(trx, context, 'edit', body.id, { before, after });
      await wakeUsers(trx, [body.id]);
      return after;
    }),
  );
}

/** Deletes a user. */
function deleteUser({ db }: AdministrationDeps): Handler {
  return handle(own.delete!, ({ params: { id } }, context) =>
    transaction(db, async (trx) => {
      const before = await target(trx, context, id);
      if (id === context.caller.id) throw ownAccount();
      await trx.deleteFrom('account').where('id', '=', id).execute();
      await checkAdministratorLeft(trx);
      await note(trx, context, 'delete', id, { before });
      return null;
    }),
  );
}

/** Enables or disables a user. Disabling ends the sessions of the user. */
function activateUser({ db }: AdministrationDeps): Handler {
  return handle(calls.organization.activateUser, ({ body: { id, user_status } }, context) =>
    transaction(db, async (trx) => {
      const before = await target(trx, context, id);
      if (id === context.caller.id) throw ownAccount();
      await trx
        .updateTable('account')
        .set({ disabled: user_status === 0, ...stamp(context), version: before.version + 1 })
        .where('id', '=', id)
        .execute();
      await checkAdministratorLeft(trx);
      if (user_status === 0) await revokeSessions(trx, id, context.now);
      await note(trx, context, 'edit', id, { before, after: { ...before, user_status } });
      return null;
    }),
  );
}

/** Sets a new password, ends the sessions of the user and notifies the user. */
function resetPassword({ db, ports, setting }: AdministrationDeps): Handler {
  return handle(calls.organization.resetPassword, ({ body: { id, password } }, context) =>
    transaction(db, async (trx) => {
      await target(trx, context, id);
      checkNewPassword(setting, password, 'password', context.lang);
      await trx
        .updateTable('account')
        .set({ password_hash: await hashPassword(password, ports.passwordCost), ...stamp(context) })
        .where('id', '=', id)
        .execute();
      await revokeSessions(trx, id, context.now);
      const title = notifyLabel('passwordReset', { who: context.caller.nickname });
      await notifyUsers(trx, [id], { kind: 'password_reset', title }, context.now);
      await note(trx, context, 'password', id, {});
      return null;
    }),
  );
}

/** Moves users to another organisation. */
function assignUsers({ db }: AdministrationDeps): Handler {
  return handle(calls.organization.assignUsers, ({ body: { org_id, user_ids } }, context) =>
    transaction(db, async (trx) => {
      const ent_type = await checkPlace(trx, context, org_id, 'org_id');
      const wanted = [...new Set(user_ids)];
      for (const id of wanted) {
        const before = await target(trx, context, id);
        if (id === context.caller.id) throw ownAccount();
        await trx
          .updateTable('account')
          .set({ org_id, ent_type, ...stamp(context), version: before.version + 1 })
          .where('id', '=', id)
          .execute();
        await note(trx, context, 'edit', id, { before, after: { ...before, organization_id: org_id, ent_type } });
      }
      await checkAdministratorLeft(trx);
      await wakeUsers(trx, wanted);
      return { assigned: wanted.length };
    }),
  );
}

/** Adds roles to users, or replaces their roles. */
function grantRoles({ db }: AdministrationDeps): Handler {
  return handle(calls.organization.grantRoles, ({ body: { user_ids, role_ids, mode } }, context) =>
    transaction(db, async (trx) => {
      let changed = 0;
      for (const id of new Set(user_ids)) {
        const before = await target(trx, context, id);
        if (id === context.caller.id) throw ownAccount();
        const wanted = [...new Set([...(mode === 'add' ? before.role_ids : []), ...role_ids])];
        if (wanted.toSorted().join() === before.role_ids.toSorted().join()) continue;
        await checkRoles(trx, context, wanted, before.role_ids);
        await giveRoles(trx, id, wanted);
        await trx
          .updateTable('account')
          .set({ ...stamp(context), version: before.version + 1 })
          .where('id', '=', id)
          .execute();
        await note(trx, context, 'edit', id, { before, after: { ...before, role_ids: wanted } });
        changed += 1;
      }
      await checkAdministratorLeft(trx);
      await wakeUsers(trx, user_ids);
      return { changed };
    }),
  );
}

/** Returns the user and locks it until the transaction ends. @throws GongdiError `notFound`, `permission` */
async function target(trx: Db, context: CallerContext, id: string): Promise<User> {
  await lockRow(trx, 'account', id);
  const user = await read(trx, context, id);
  const writable = trx
    .selectFrom('account')
    .where('id', '=', id)
    .where('org_id', 'in', idsOf(organisationsBelow(context.caller.scope.write)));
  if (!(await finds(writable))) throw new GongdiError('permission');
  await checkNotMightier(trx, context.caller, id);
  return user;
}

function read(trx: Db, context: CallerContext, id: string): Promise<User> {
  return resourceRepository(trx, usermanage).get(accessOf(context), id);
}

/** @returns the enterprise type of the organisation */
async function checkPlace(trx: Db, context: CallerContext, org_id: string, path = 'organization_id'): Promise<number> {
  const place = await trx
    .selectFrom('organisation')
    .select('ent_type')
    .where('id', '=', org_id)
    .where('id', 'in', idsOf(organisationsBelow(context.caller.scope.write)))
    .executeTakeFirst();
  if (!place) throw refuseField(context, path, 'unseenOrganisation');
  return place.ent_type;
}

/** The built-in roles and those of the organisations that a scope may use. */
function usableRoles(trx: Db, scope: Pick<Scope, 'read' | 'write'>) {
  return trx
    .selectFrom('role')
    .where(({ eb, or }) => or([eb('org_id', 'is', null), eb('org_id', 'in', idsOf(organisationsUsable(scope)))]));
}

/**
 * Returns ids of roles that are given by id or, as in the specification, by code. A code that no role or several roles
 * have is returned unchanged.
 */
async function rolesCalled(trx: Db, { caller: { scope } }: CallerContext, names: readonly string[]): Promise<string[]> {
  const rows = await usableRoles(trx, scope)
    .select(['id', 'role_code'])
    .where('role_code', '=', anyOf(names))
    .execute();
  return names.map((name) => {
    const called = rows.filter(({ role_code }) => role_code === name);
    return called.length === 1 ? called[0]!.id : name;
  });
}

/** Checks that newly given roles hold no more than the caller. */
async function checkRoles(
  trx: Db,
  context: CallerContext,
  role_ids: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const given = [...new Set(role_ids)].filter((id) => !before.includes(id));
  if (given.length === 0) return;
  const { caller } = context;
  const rows = await usableRoles(trx, { read: caller.scope.write, write: caller.scope.write })
    .select(['id', 'permissions', 'data_scope'])
    .where('id', '=', anyOf(given))
    .execute();
  if (rows.length < given.length)
    throw new GongdiError('invalid', {
      problems: [{ path: 'role_ids', code: 'not_found', message: ERRORS.notFound.message[context.lang] }],
    });
  await checkGrants(trx, context, 'role_ids', [...new Set(rows.flatMap((row) => row.permissions))]);
  checkScopes(
    context,
    'role_ids',
    rows.map((row) => row.data_scope),
  );
}

function checkName({ userName, phone_number }: UserInput, context: CallContext): void {
  if (namesAnotherPhone(userName, phone_number)) throw refuseField(context, 'userName', 'nameIsPhone');
}

/** @throws GongdiError `duplicate` that names the field */
async function checkFree(
  trx: Db,
  { userName, phone_number }: UserInput,
  { lang }: CallerContext,
  but = '',
): Promise<void> {
  const isNamed = hasUserName(userName);
  const taken = await trx
    .selectFrom('account')
    .select((eb) => isNamed(eb).as('name'))
    .where('id', '<>', but)
    .where((eb) => eb.or([isNamed(eb), eb('phone_number', '=', phone_number ?? null)]))
    .limit(1)
    .executeTakeFirst();
  if (!taken) return;
  const path = taken.name ? 'userName' : 'phone_number';
  const meta = metaOf(usermanage.fields[path]);
  const { label: of } = meta;
  const value = maskValue(personalOf(meta)!, (taken.name ? userName : phone_number) ?? '');
  const textIn = (one: 'zh' | 'en'): string => fill(ERRORS.duplicate.message[one], { label: of[one], value });
  const label = { zh: textIn('zh'), en: textIn('en') };
  throw new GongdiError('duplicate', { label, problems: [{ path, code: 'duplicate', message: label[lang] }] });
}

function refuseOwnRights(before: User, body: UserInput): void {
  const sameRoles = before.role_ids.toSorted().join() === [...new Set(body.role_ids)].toSorted().join();
  if (!sameRoles || body.organization_id !== before.organization_id || body.user_status !== 1) throw ownAccount();
}

function ownAccount(): GongdiError {
  return new GongdiError('permission', { label: administrationLabel('ownAccount') });
}

function columnsOf(body: UserInput, ent_type: number, context: CallerContext) {
  return {
    user_name: body.userName,
    nickname: body.nickname,
    phone_number: body.phone_number ?? null,
    id_card: body.id_card ?? null,
    org_id: body.organization_id,
    ent_type,
    disabled: body.user_status === 0,
    ...stamp(context),
  };
}

async function giveRoles(trx: Db, account_id: string, role_ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('account_role').where('account_id', '=', account_id).execute();
  await trx
    .insertInto('account_role')
    .values([...new Set(role_ids)].map((role_id) => ({ account_id, role_id })))
    .execute();
}

function note(
  trx: Db,
  context: CallerContext,
  action: LogAction,
  subject_id: string,
  change: { before?: object; after?: object },
): Promise<void> {
  return recordAudit(trx, context, actorOf(context.caller), { action, subject: SUBJECT, subject_id, ...change });
}
