import { calls, type TabToken } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, handlePublic, type CallContext, type Handler } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import type { ReadSetting } from '../settings/index.ts';
import { transaction } from '../store/index.ts';
import { closedAt } from '../store/index.ts';
import { addToken, endSession, noteUse, sessionState } from './sessions.ts';
import { accountTables } from './tables.ts';
import { hashToken, newToken } from './token.ts';

/** A token that scripts of a page can read is worth something for this long, ms; its tab gets another by the cookie. */
export const TAB_LIFE = 15 * 60_000;

interface KeptDeps {
  db: Kysely<unknown>;
  ports: Pick<Ports, 'randomBytes'>;
  setting: ReadSetting;
}

/** The session of the standalone console, which its browser keeps in a cookie (settled point 7). */
export function keptSessionHandlers({ db, ports, setting }: KeptDeps): Handler[] {
  const tabToken = async (trx: Kysely<unknown>, session: string, now: number): Promise<TabToken> => {
    const { token, serial } = await addToken(trx, ports, session, new Date(now + TAB_LIFE).toISOString());
    return { token, serial_token_number: serial, expires_in: TAB_LIFE / 1000 };
  };

  return [
    handle(calls.user.keepSession, async (_, context) => {
      checkOwnPage(context);
      const { caller, now } = context;
      const value = newToken(ports.randomBytes);
      const { expires_at, given } = await transaction(db, async (trx) => {
        // Whoever logged in here before is replaced: nobody could end that session from this browser any more.
        const before = await keptIn(trx, context);
        if (before && before.id !== caller.session.id) await endSession(trx, before.id);
        const kept = await accountTables(trx)
          .updateTable('login_session')
          .set({ cookie_hash: hashToken(value) })
          .where('id', '=', caller.session.id)
          .returning('expires_at')
          .executeTakeFirst();
        if (!kept) throw new GongdiError('noSession');
        // The token of the login would live as long as the session.
        await accountTables(trx).deleteFrom('session_token').where('session_id', '=', caller.session.id).execute();
        return { expires_at: kept.expires_at, given: await tabToken(trx, caller.session.id, now) };
      });
      setCookie(context, value, Math.floor((Date.parse(expires_at) - now) / 1000));
      return given;
    }),
    handlePublic(calls.user.tabSession, async ({ body }, context) => {
      checkOwnPage(context);
      if (cookiesOf(context).length === 0) return null;
      const kept = await keptIn(db, context);
      if (!kept || sessionState(kept, context.now, setting) !== 'alive') {
        setCookie(context, '', 0);
        return null;
      }
      if (body.user_id !== undefined && body.user_id !== kept.account_id) return null;
      if (!body.end) {
        await noteUse(db, kept.id, context.now);
        return tabToken(db, kept.id, context.now);
      }
      await transaction(db, async (trx) => {
        await endSession(trx, kept.id);
        const actor = actorOf({ ...kept, id: kept.account_id });
        await recordAudit(trx, context, actor, { action: 'logout', subject: 'account', subject_id: kept.account_id });
      });
      setCookie(context, '', 0);
      return null;
    }),
  ];
}

/** After the end of a session: its browser forgets the cookie, if it is this session's. Call it before the session goes. */
export async function forgetCookie(db: Kysely<unknown>, context: CallContext, session_id: string): Promise<void> {
  if ((await keptIn(db, context))?.id === session_id) setCookie(context, '', 0);
}

interface KeptRow {
  id: string;
  account_id: string;
  nickname: string;
  org_id: string;
  created_at: string;
  seen_at: string;
  expires_at: string;
  revoked_at: string | null;
  disabled: boolean;
}

/** The session of the cookie that came with a call, alive or not. */
async function keptIn(db: Kysely<unknown>, context: CallContext): Promise<KeptRow | undefined> {
  const [value, ...others] = cookiesOf(context);
  if (!value || others.length > 0) return undefined;
  const { rows } = await sql<KeptRow>`
    select s.id, s.account_id, s.created_at, s.seen_at, s.expires_at, s.revoked_at, a.nickname, a.org_id,
      a.disabled or ${closedAt(sql.ref('o.path'))} as disabled
    from login_session s join account a on a.id = s.account_id join organisation o on o.id = a.org_id
    where s.cookie_hash = ${hashToken(value)}`.execute(db);
  return rows[0];
}

/**
 * Refuses what no page of this server's own origin has sent. A browser adds the cookie by itself, so that alone proves
 * nothing; which page calls, no script can change. @throws GongdiError `permission`
 */
function checkOwnPage({ browser: { origin, site }, host }: CallContext): void {
  const own = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (!own || (site !== undefined && site !== 'same-origin')) throw new GongdiError('permission');
}

/** The page tells how it was loaded, whatever stands between it and this server. */
const isSecure = ({ browser }: CallContext): boolean => browser.origin?.startsWith('https:') ?? false;

/** Under HTTPS the browser itself holds that `__Host-` is this host's alone: no neighbouring site can plant one. */
const nameOf = (context: CallContext): string => (isSecure(context) ? '__Host-gongdi' : 'gongdi');

const cookiesOf = (context: CallContext): string[] => context.browser.cookies(nameOf(context));

/** @param life seconds; 0 takes it back */
function setCookie(context: CallContext, value: string, life: number): void {
  const secure = isSecure(context) ? '; Secure' : '';
  const cookie = `${nameOf(context)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${life}${secure}`;
  context.header('set-cookie', cookie);
  context.header('cache-control', 'no-store');
}
