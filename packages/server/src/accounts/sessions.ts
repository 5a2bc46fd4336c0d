import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type { CallContext, Caller } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import type { ReadSetting } from '../settings/index.ts';
import { closedAt, newId, type AskPrepared, type Database } from '../store/index.ts';
import { PENDING_PERMISSIONS } from './built-in-roles.ts';
import { expandPermissions } from './permissions.ts';
import { accountTables } from './tables.ts';
import { hashToken, newToken } from './token.ts';

const HOUR = 3_600_000;
/** A session ends this long after it was last used, ms … */
export const idleLife = (setting: ReadSetting): number => setting('session_idle_hours') * HOUR;
/** … and this long after the login, used or not, ms. */
const sessionLife = (setting: ReadSetting): number => setting('session_days') * 24 * HOUR;
/** Use is noted at most this often, ms: a list of calls need not write each time. */
const SEEN_EVERY = 60_000;

export async function openSession(
  db: Kysely<unknown>,
  ports: Ports,
  account_id: string,
  { now, ip }: Pick<CallContext, 'now' | 'ip'>,
  setting: ReadSetting,
): Promise<{ token: string; serial: string }> {
  const token = newToken(ports.randomBytes);
  const serial = Buffer.from(ports.randomBytes(16)).toString('hex');
  const at = new Date(now).toISOString();
  await accountTables(db)
    .insertInto('login_session')
    .values({
      id: newId(now),
      serial,
      token_hash: hashToken(token),
      account_id,
      created_at: at,
      seen_at: at,
      expires_at: new Date(now + sessionLife(setting)).toISOString(),
      ip,
    })
    .execute();
  return { token, serial };
}

/** Ends a session: its token is unknown from now on. */
export async function endSession(db: Kysely<unknown>, serial: string): Promise<void> {
  await accountTables(db).deleteFrom('login_session').where('serial', '=', serial).execute();
}

/** Ends all sessions of an account with a word to whoever uses them: status 403. */
export async function revokeSessions(db: Kysely<unknown>, account_id: string, now: number): Promise<void> {
  await accountTables(db)
    .updateTable('login_session')
    .set({ revoked_at: new Date(now).toISOString() })
    .where('account_id', '=', account_id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends one session with a word to whoever uses it: status 403. */
export async function revokeSession(db: Kysely<unknown>, id: string, now: number): Promise<void> {
  await accountTables(db)
    .updateTable('login_session')
    .set({ revoked_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Ends all sessions of an account but one. @returns how many */
export async function endOtherSessions(
  db: Kysely<unknown>,
  account_id: string,
  but: string,
  now: number,
): Promise<number> {
  const ended = await accountTables(db)
    .updateTable('login_session')
    .set({ revoked_at: new Date(now).toISOString() })
    .where('account_id', '=', account_id)
    .where('id', '<>', but)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

type Known =
  'id' | 'user_name' | 'nickname' | 'user_type' | 'ent_type' | 'auth_status' | 'org_id' | 'company_id' | 'company_name' | 'role_codes'; // prettier-ignore

interface SessionRow extends Pick<Caller, Known> {
  session_id: string;
  serial: string;
  seen_at: string;
  expires_at: string;
  revoked_at: string | null;
  disabled: boolean;
  path: string;
  permissions: string[];
  seen_paths: string[];
}

/**
 * Whoever holds this token, with rights and rows as they are now.
 * @throws GongdiError `noSession` when there is none, `sessionRevoked` when it was taken away, or the account or its organisation disabled
 */
export async function callerOf(
  { db, prepared }: Pick<Database, 'db' | 'prepared'>,
  token: string | undefined,
  serial: string | undefined,
  now: number,
  setting: ReadSetting,
): Promise<Caller> {
  if (!token || !serial) throw new GongdiError('noSession');
  const row = await readSession(prepared, token);
  if (!row || row.serial !== serial) throw new GongdiError('noSession');
  if (row.revoked_at || row.disabled) throw new GongdiError('sessionRevoked');
  const seen = Date.parse(row.seen_at);
  if (Date.parse(row.expires_at) <= now || seen + idleLife(setting) <= now) throw new GongdiError('noSession');
  if (now - seen > SEEN_EVERY) await noteUse(db, row.session_id, now);
  return toCaller(row);
}

/** Every call asks this, and to plan it takes four times as long as to answer it. */
async function readSession(prepared: AskPrepared, token: string): Promise<SessionRow | undefined> {
  const [row] = await prepared(
    'session',
    sql<SessionRow>`
    select s.id as session_id, s.serial, s.seen_at, s.expires_at, s.revoked_at,
      a.id, a.user_name, a.nickname, a.user_type, a.ent_type, a.auth_status, a.org_id,
      a.disabled or ${closedAt(sql.ref('o.path'))} as disabled,
      o.path, c.id as company_id, c.name as company_name,
      array(select r.role_code from account_role ar join role r on r.id = ar.role_id
        where ar.account_id = a.id order by r.role_code) as role_codes,
      array(select distinct p.code from account_role ar join role r on r.id = ar.role_id,
          jsonb_array_elements_text(r.permissions) p(code)
        where ar.account_id = a.id) as permissions,
      array(select seen.path from organisation_view v join organisation seen on seen.id = v.seen_org_id
        where v.org_id = a.org_id) as seen_paths
    from login_session s
      join account a on a.id = s.account_id
      join organisation o on o.id = a.org_id
      join organisation c on c.id = split_part(o.path, '/', 1)
    where s.token_hash = ${hashToken(token)}`,
  );
  return row;
}

async function noteUse(db: Kysely<unknown>, id: string, now: number): Promise<void> {
  await accountTables(db)
    .updateTable('login_session')
    .set({ seen_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Whoever's company has not passed the check sees the registration alone; everyone else anything but that. */
function permissionsFor({ auth_status, permissions }: SessionRow): Caller['permissions'] {
  if (auth_status !== PASSED) return PENDING;
  const held = expandPermissions(permissions);
  for (const code of PENDING) held.delete(code);
  return held;
}

const PENDING = expandPermissions(PENDING_PERMISSIONS);

/** Dictionary `auth_status`. */
const PASSED = 1;

function toCaller(row: SessionRow): Caller {
  return {
    id: row.id,
    user_name: row.user_name,
    nickname: row.nickname,
    user_type: row.user_type,
    ent_type: row.ent_type,
    auth_status: row.auth_status,
    org_id: row.org_id,
    company_id: row.company_id,
    company_name: row.company_name,
    role_codes: row.role_codes,
    permissions: permissionsFor(row),
    scope: { read: [row.path, ...row.seen_paths], write: [row.path] },
    session: { id: row.session_id, serial: row.serial },
  };
}
