import { GongdiError } from '@gongdi/domain';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { CallContext, Caller } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import type { ReadSetting } from '../settings/index.ts';
import {
  actsFor,
  closedAt,
  inGroups,
  isAway,
  newId,
  type AskPrepared,
  type Database,
  type Db,
  type Tables,
} from '../store/index.ts';
import { scopeOf } from './data-scope.ts';
import { PENDING, rolesOf, type HeldRoles } from './held-roles.ts';
import { hashToken, newToken } from './token.ts';

const HOUR = 3_600_000;
/** A session ends this long after its last use, ms. */
const idleLife = (setting: ReadSetting): number => setting('session_idle_hours') * HOUR;
/** A session also ends this long after the login, used or not, ms. */
const sessionLife = (setting: ReadSetting): number => setting('session_days') * 24 * HOUR;
/** The last use is written at most this often, ms, so that a series of calls does not write each time. */
const SEEN_EVERY = 60_000;
/**
 * The clocks of two servers differ by less than this, ms. A session dated further into the future was opened while a
 * clock ran ahead and would outlive every other one.
 */
const AHEAD = 5 * 60_000;

export interface SessionToken {
  token: string;
  serial: string;
}

/** Opens a session with one token that lives as long as the session. */
export async function openSession(
  db: Db,
  ports: Pick<Ports, 'randomBytes'>,
  account_id: string,
  { now, ip }: Pick<CallContext, 'now' | 'ip'>,
  setting: ReadSetting,
): Promise<SessionToken> {
  const at = new Date(now).toISOString();
  const [id, expires_at] = [newId(now), new Date(now + sessionLife(setting)).toISOString()];
  await db
    .insertInto('login_session')
    .values({ id, account_id, created_at: at, seen_at: at, expires_at, ip })
    .execute();
  return addToken(db, ports, id, expires_at);
}

/** Adds another token to a session, for one tab. */
export async function addToken(
  db: Db,
  { randomBytes }: Pick<Ports, 'randomBytes'>,
  session_id: string,
  expires_at: string,
): Promise<SessionToken> {
  const token = newToken(randomBytes);
  const serial = Buffer.from(randomBytes(16)).toString('hex');
  await db
    .insertInto('session_token')
    .values({ token_hash: hashToken(token), serial, session_id, expires_at })
    .execute();
  return { token, serial };
}

/** Ends a session: its tokens, its cookie and the addresses made for it become invalid. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('login_session').where('id', '=', id).execute();
}

/**
 * SQL condition: the session `s` is valid at a moment. Whether its account is disabled is a separate check.
 * `sessionState` makes the same decision for a row.
 */
export function sessionAlive(now: number, setting: ReadSetting): RawBuilder<boolean> {
  const at = (moment: number) => new Date(moment).toISOString();
  return sql<boolean>`(s.revoked_at is null and s.expires_at > ${at(now)}
    and s.seen_at > ${at(now - idleLife(setting))} and s.created_at <= ${at(now + AHEAD)})`;
}

interface SessionTimes extends Pick<
  Selectable<Tables['login_session']>,
  'created_at' | 'seen_at' | 'expires_at' | 'revoked_at'
> {
  disabled: boolean;
}

/** `refused`: the session was revoked, or its account or organisation is disabled. `ended`: it has expired. */
export function sessionState(row: SessionTimes, now: number, setting: ReadSetting): 'alive' | 'refused' | 'ended' {
  if (row.revoked_at || row.disabled) return 'refused';
  const [created, seen] = [Date.parse(row.created_at), Date.parse(row.seen_at)];
  const over = Date.parse(row.expires_at) <= now || seen + idleLife(setting) <= now || created > now + AHEAD;
  return over ? 'ended' : 'alive';
}

/**
 * Deletes expired sessions, and corrects sessions that were used while a clock ran ahead, so that they live no longer
 * than others.
 */
export async function sweepSessions(db: Db, now: number, setting: ReadSetting): Promise<void> {
  const at = (moment: number) => new Date(moment).toISOString();
  await db
    .deleteFrom('login_session')
    .where(({ eb, or }) =>
      or([
        eb('expires_at', '<=', at(now)),
        eb('seen_at', '<=', at(now - idleLife(setting))),
        eb('created_at', '>', at(now + AHEAD)),
      ]),
    )
    .execute();
  await db
    .updateTable('login_session')
    .set({ seen_at: at(now) })
    .where('seen_at', '>', at(now + AHEAD))
    .execute();
  await db.deleteFrom('session_token').where('expires_at', '<=', at(now)).execute();
}

/** Revokes all sessions of an account. Their next call gets HTTP status 403 with the reason. */
export async function revokeSessions(db: Db, account_id: string, now: number): Promise<void> {
  await db
    .updateTable('login_session')
    .set({ revoked_at: new Date(now).toISOString() })
    .where('account_id', '=', account_id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Revokes one session. Its next call gets HTTP status 403 with the reason. */
export async function revokeSession(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('login_session')
    .set({ revoked_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Ends all sessions of an account except one. @returns how many */
export async function endOtherSessions(db: Db, account_id: string, but: string, now: number): Promise<number> {
  const ended = await db
    .updateTable('login_session')
    .set({ revoked_at: new Date(now).toISOString() })
    .where('account_id', '=', account_id)
    .where('id', '<>', but)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

type Known = 'id' | 'user_name' | 'nickname' | 'user_type' | 'ent_type' | 'auth_status' | 'org_id';

interface AccountRow extends Pick<Selectable<Tables['account']>, Known> {
  path: Tables['organisation']['path'];
  company_id: Tables['organisation']['id'];
  company_name: Tables['organisation']['name'];
  /** The account, its organisation or one above that. */
  disabled: boolean;
  /** See {@link rolesOf}. */
  roles: string[];
  seen_paths: string[];
  acts_for: string[];
}

interface SessionRow extends AccountRow, SessionTimes {
  session_id: Tables['login_session']['id'];
  serial: Tables['session_token']['serial'];
  token_expires_at: Tables['session_token']['expires_at'];
}

/** What is read of the account `a`, its organisation `o` and its company `c` at a moment. */
const accountAt = (now: number) => sql`a.id, a.user_name, a.nickname, a.user_type, a.ent_type, a.auth_status, a.org_id,
  a.disabled or ${closedAt(sql.ref('o.path'))} as disabled,
  o.path, c.id as company_id, c.name as company_name,
  array(select r.id || ' ' || r.xmin::text from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = a.id order by r.role_code) as roles,
  array(select seen.path from organisation_view v join organisation seen on seen.id = v.seen_org_id
    where v.org_id = a.org_id) as seen_paths,
  array(${actsFor(sql`a.id`, new Date(now).toISOString())}) as acts_for`;
const ORGANISATIONS = sql`join organisation o on o.id = a.org_id
  join organisation c on c.id = split_part(o.path, '/', 1)`;

/**
 * Returns the caller that a token belongs to, with the present permissions and visible rows.
 * @throws GongdiError `noSession` when there is no session, `sessionRevoked` when it was revoked, or its account or
 *   organisation is disabled
 */
export async function callerOf(
  { db, prepared }: Pick<Database, 'db' | 'prepared'>,
  token: string | undefined,
  serial: string | undefined,
  now: number,
  setting: ReadSetting,
): Promise<Caller> {
  if (!token || !serial) throw new GongdiError('noSession');
  const row = await readSession(prepared, token, now);
  if (!row || row.serial !== serial) throw new GongdiError('noSession');
  const state = sessionState(row, now, setting);
  if (state === 'refused') throw new GongdiError('sessionRevoked');
  if (state === 'ended' || Date.parse(row.token_expires_at) <= now) throw new GongdiError('noSession');
  // Also written when the last use lies in the future, because the clock ran ahead.
  if (Math.abs(now - Date.parse(row.seen_at)) > SEEN_EVERY) await noteUse(db, row.session_id, now);
  return toCaller(row, await rolesOf(db, row.roles), { id: row.session_id, serial: row.serial });
}

/** The token by which a session is asked for, as hexadecimal hash, and when. */
interface Asked {
  hash: string;
  now: number;
}

const byDatabase = new WeakMap<AskPrepared, (asked: Asked) => Promise<SessionRow | undefined>>();

/**
 * Reads the session of a token. Calls that arrive at the same moment are read by one statement, each after its arrival:
 * what was revoked before is seen.
 */
function readSession(prepared: AskPrepared, token: string, now: number): Promise<SessionRow | undefined> {
  const read = byDatabase.get(prepared) ?? inGroups((asked: readonly Asked[]) => readSessions(prepared, asked), isAway);
  byDatabase.set(prepared, read);
  return read({ hash: hashToken(token).toString('hex'), now });
}

/** A prepared query: every call runs it, and planning it takes four times as long as executing it. */
async function readSessions(
  prepared: AskPrepared,
  asked: readonly Asked[],
): Promise<readonly (SessionRow | undefined)[]> {
  const now = Math.max(...asked.map((one) => one.now));
  const rows = await prepared(
    'session',
    // Raw SQL: every call asks this; building the query each time would cost more than this text.
    sql<SessionRow & { hash: string }>`
    select encode(t.token_hash, 'hex') as hash, s.id as session_id, t.serial, t.expires_at as token_expires_at,
      s.created_at, s.seen_at, s.expires_at, s.revoked_at, ${accountAt(now)}
    from session_token t
      join login_session s on s.id = t.session_id
      join account a on a.id = s.account_id ${ORGANISATIONS}
    where t.token_hash = any(${asked.map(({ hash }) => `\\x${hash}`)}::bytea[])`,
  );
  const found = new Map(rows.map((row) => [row.hash, row]));
  return asked.map(({ hash }) => found.get(hash));
}

/** Records that the session was used at a moment. */
export async function noteUse(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('login_session')
    .set({ seen_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Dictionary `auth_status`. */
const PASSED = 1;

/**
 * Returns what an account would be as the caller of a call now, without a session; undefined: there is no such account.
 * `disabled`: none of its calls would be answered.
 */
export async function callerAs(
  db: Db,
  id: string,
  now = Date.now(),
): Promise<{ caller: Caller; disabled: boolean } | undefined> {
  // Raw SQL: the parts of the statement that every call runs.
  const { rows } =
    await sql<AccountRow>`select ${accountAt(now)} from account a ${ORGANISATIONS} where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return { caller: toCaller(row, await rolesOf(db, row.roles), { id: '', serial: '' }), disabled: row.disabled };
}

function toCaller(
  row: AccountRow,
  { role_codes, permissions, data_scopes }: HeldRoles,
  session: Caller['session'],
): Caller {
  const { id: account_id, org_id, path, seen_paths, acts_for } = row;
  return {
    id: row.id,
    user_name: row.user_name,
    nickname: row.nickname,
    user_type: row.user_type,
    ent_type: row.ent_type,
    auth_status: row.auth_status,
    org_id,
    org_path: path,
    company_id: row.company_id,
    company_name: row.company_name,
    role_codes,
    permissions: row.auth_status === PASSED ? permissions : PENDING,
    scope: scopeOf(data_scopes, { account_id, org_id, path, seen_paths, acts_for }),
    acts_for,
    session,
  };
}
