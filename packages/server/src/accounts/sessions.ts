import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CallContext, Caller } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import type { ReadSetting } from '../settings/index.ts';
import { closedAt, newId, type AskPrepared, type Database } from '../store/index.ts';
import { PENDING, rolesOf, type HeldRoles } from './held-roles.ts';
import { accountTables } from './tables.ts';
import { hashToken, newToken } from './token.ts';

const HOUR = 3_600_000;
/** A session ends this long after it was last used, ms … */
const idleLife = (setting: ReadSetting): number => setting('session_idle_hours') * HOUR;
/** … and this long after the login, used or not, ms. */
const sessionLife = (setting: ReadSetting): number => setting('session_days') * 24 * HOUR;
/** Use is noted at most this often, ms: a list of calls need not write each time. */
const SEEN_EVERY = 60_000;
/**
 * The clocks of two servers differ by less, ms. A session from later than that was opened while a clock ran ahead: it
 * would outlive every other one.
 */
const AHEAD = 5 * 60_000;

export interface SessionToken {
  token: string;
  serial: string;
}

/** Opens a session with one token, which lives as long as the session. */
export async function openSession(
  db: Kysely<unknown>,
  ports: Pick<Ports, 'randomBytes'>,
  account_id: string,
  { now, ip }: Pick<CallContext, 'now' | 'ip'>,
  setting: ReadSetting,
): Promise<SessionToken> {
  const at = new Date(now).toISOString();
  const [id, expires_at] = [newId(now), new Date(now + sessionLife(setting)).toISOString()];
  await accountTables(db)
    .insertInto('login_session')
    .values({ id, account_id, created_at: at, seen_at: at, expires_at, ip })
    .execute();
  return addToken(db, ports, id, expires_at);
}

/** Another token of a session, for one tab. */
export async function addToken(
  db: Kysely<unknown>,
  { randomBytes }: Pick<Ports, 'randomBytes'>,
  session_id: string,
  expires_at: string,
): Promise<SessionToken> {
  const token = newToken(randomBytes);
  const serial = Buffer.from(randomBytes(16)).toString('hex');
  await accountTables(db)
    .insertInto('session_token')
    .values({ token_hash: hashToken(token), serial, session_id, expires_at })
    .execute();
  return { token, serial };
}

/** Ends a session: its tokens, its cookie and the addresses made for it are unknown from now on. */
export async function endSession(db: Kysely<unknown>, id: string): Promise<void> {
  await accountTables(db).deleteFrom('login_session').where('id', '=', id).execute();
}

/**
 * SQL condition: the session `s` lets somebody in at a moment; whether its account may come in is asked besides.
 * `sessionState` says the same of a row.
 */
export function sessionAlive(now: number, setting: ReadSetting): RawBuilder<boolean> {
  const at = (moment: number) => new Date(moment).toISOString();
  return sql<boolean>`(s.revoked_at is null and s.expires_at > ${at(now)}
    and s.seen_at > ${at(now - idleLife(setting))} and s.created_at <= ${at(now + AHEAD)})`;
}

interface SessionTimes {
  created_at: string;
  seen_at: string;
  expires_at: string;
  revoked_at: string | null;
  disabled: boolean;
}

/** `refused`: taken away, or its account or organisation is switched off; `ended`: by itself. */
export function sessionState(row: SessionTimes, now: number, setting: ReadSetting): 'alive' | 'refused' | 'ended' {
  if (row.revoked_at || row.disabled) return 'refused';
  const [created, seen] = [Date.parse(row.created_at), Date.parse(row.seen_at)];
  const over = Date.parse(row.expires_at) <= now || seen + idleLife(setting) <= now || created > now + AHEAD;
  return over ? 'ended' : 'alive';
}

/** Removes sessions that have ended, and lets none live longer for having been used while a clock ran ahead. */
export async function sweepSessions(db: Kysely<unknown>, now: number, setting: ReadSetting): Promise<void> {
  const at = (moment: number) => new Date(moment).toISOString();
  await sql`delete from login_session where expires_at <= ${at(now)} or seen_at <= ${at(now - idleLife(setting))}
    or created_at > ${at(now + AHEAD)}`.execute(db);
  await sql`update login_session set seen_at = ${at(now)} where seen_at > ${at(now + AHEAD)}`.execute(db);
  await sql`delete from session_token where expires_at <= ${at(now)}`.execute(db);
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
  'id' | 'user_name' | 'nickname' | 'user_type' | 'ent_type' | 'auth_status' | 'org_id' | 'company_id' | 'company_name'; // prettier-ignore

interface SessionRow extends Pick<Caller, Known>, SessionTimes {
  session_id: string;
  serial: string;
  token_expires_at: string;
  path: string;
  /** See {@link rolesOf}. */
  roles: string[];
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
  const state = sessionState(row, now, setting);
  if (state === 'refused') throw new GongdiError('sessionRevoked');
  if (state === 'ended' || Date.parse(row.token_expires_at) <= now) throw new GongdiError('noSession');
  // Also when it was last used while the clock ran ahead.
  if (Math.abs(now - Date.parse(row.seen_at)) > SEEN_EVERY) await noteUse(db, row.session_id, now);
  return toCaller(row, await rolesOf(db, row.roles));
}

/** Every call asks this, and to plan it takes four times as long as to answer it. */
async function readSession(prepared: AskPrepared, token: string): Promise<SessionRow | undefined> {
  const [row] = await prepared(
    'session',
    sql<SessionRow>`
    select s.id as session_id, t.serial, t.expires_at as token_expires_at,
      s.created_at, s.seen_at, s.expires_at, s.revoked_at,
      a.id, a.user_name, a.nickname, a.user_type, a.ent_type, a.auth_status, a.org_id,
      a.disabled or ${closedAt(sql.ref('o.path'))} as disabled,
      o.path, c.id as company_id, c.name as company_name,
      array(select r.id || ' ' || r.xmin::text from account_role ar join role r on r.id = ar.role_id
        where ar.account_id = a.id order by r.role_code) as roles,
      array(select seen.path from organisation_view v join organisation seen on seen.id = v.seen_org_id
        where v.org_id = a.org_id) as seen_paths
    from session_token t
      join login_session s on s.id = t.session_id
      join account a on a.id = s.account_id
      join organisation o on o.id = a.org_id
      join organisation c on c.id = split_part(o.path, '/', 1)
    where t.token_hash = ${hashToken(token)}`,
  );
  return row;
}

/** The session was used at a moment. */
export async function noteUse(db: Kysely<unknown>, id: string, now: number): Promise<void> {
  await accountTables(db)
    .updateTable('login_session')
    .set({ seen_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Dictionary `auth_status`. */
const PASSED = 1;

function toCaller(row: SessionRow, { role_codes, permissions }: HeldRoles): Caller {
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
    role_codes,
    permissions: row.auth_status === PASSED ? permissions : PENDING,
    scope: { read: [row.path, ...row.seen_paths], write: [row.path] },
    session: { id: row.session_id, serial: row.serial },
  };
}
