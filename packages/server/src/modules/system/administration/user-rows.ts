import {
  ERRORS,
  fill,
  GongdiError,
  maskValue,
  metaOf,
  personalOf,
  usermanage,
  type InputOf,
  type LogAction,
  type RowOf,
} from '@gongdi/domain';
import type { Pool } from 'pg';
import { hashPassword, hasUserName, namesAnotherPhone } from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import type { CallContext, CallerContext, Scope } from '../../../handler/index.ts';
import type { Ports } from '../../../ports.ts';
import { accessOf } from '../../../resources/index.ts';
import { checkNewPassword, type ReadSetting } from '../../../settings/index.ts';
import {
  anyOf,
  idsOf,
  isValue,
  newId,
  organisationsBelow,
  organisationsUsable,
  resourceRepository,
  sealedFor,
  type Db,
} from '../../../store/index.ts';
import { checkGrants, checkScopes } from './rights.ts';
import { stamp } from './stamp.ts';
import { refuseField } from './text/index.ts';
import { checkPosts, givePosts } from './user-posts.ts';
import { checkProjects, giveProjects } from './user-projects.ts';

export type User = RowOf<typeof usermanage>;
export type UserInput = InputOf<typeof usermanage>;

const SUBJECT = usermanage.name;

/** What the handlers of users need. */
export interface AdministrationDeps {
  db: Db;
  /** Counts wrong passwords. */
  pool: Pool;
  ports: Pick<Ports, 'passwordCost'>;
  setting: ReadSetting;
}

/** What the check of a new user found. */
export interface NewUser {
  ent_type: number;
  role_ids: readonly string[];
}

/** @throws GongdiError when the caller may not add such a user, or another account has the name or number */
export async function checkNewUser(
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
  await checkProjects(trx, context, body.project_ids ?? []);
  return { ent_type, role_ids };
}

/** Adds a user that was checked, with roles, posts and projects; the caller notes it. */
export async function insertUser(
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
      ...sealedFor(trx, 'account', id, columnsOf(body, ent_type, context)),
    })
    .execute();
  await giveRoles(trx, id, role_ids);
  await givePosts(trx, context, id, body.post_ids ?? []);
  await giveProjects(trx, context, id, body.project_ids ?? []);
  return read(trx, context, id);
}

/** Returns a user that the caller sees. @throws GongdiError `notFound` */
export function read(trx: Db, context: CallerContext, id: string): Promise<User> {
  return resourceRepository(trx, usermanage).get(accessOf(context), id);
}

/** @returns the enterprise type of the organisation */
export async function checkPlace(
  trx: Db,
  context: CallerContext,
  org_id: string,
  path = 'organization_id',
): Promise<number> {
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
export async function rolesCalled(
  trx: Db,
  { caller: { scope } }: CallerContext,
  names: readonly string[],
): Promise<string[]> {
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
export async function checkRoles(
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

/** @throws GongdiError for a name that is another person's number */
export function checkName({ userName, phone_number }: UserInput, context: CallContext): void {
  if (namesAnotherPhone(userName, phone_number)) throw refuseField(context, 'userName', 'nameIsPhone');
}

/** @throws GongdiError `duplicate` that names the field */
export async function checkFree(
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
    .where((eb) => eb.or([isNamed(eb), isValue(trx, 'account', 'phone_number', phone_number)]))
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

/** Returns the columns of an account. */
export function columnsOf(body: UserInput, ent_type: number, context: CallerContext) {
  return {
    user_name: body.userName,
    nickname: body.nickname,
    phone_number: body.phone_number ?? null,
    id_card: body.id_card ?? null,
    org_id: body.organization_id,
    ent_type,
    disabled: body.user_status !== 1,
    waiting: body.user_status === 2,
    ...stamp(context),
  };
}

/** Replaces the roles of an account. */
export async function giveRoles(trx: Db, account_id: string, role_ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('account_role').where('account_id', '=', account_id).execute();
  await trx
    .insertInto('account_role')
    .values([...new Set(role_ids)].map((role_id) => ({ account_id, role_id })))
    .execute();
}

/** Writes a change of a user into the change record. */
export function note(
  trx: Db,
  context: CallerContext,
  action: LogAction,
  subject_id: string,
  change: { before?: object; after?: object },
): Promise<void> {
  return recordAudit(trx, context, actorOf(context.caller), { action, subject: SUBJECT, subject_id, ...change });
}
