import { calls, type TabToken } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, handlePublic, type CallContext, type Handler } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import type { ReadSetting } from '../settings/index.ts';
import { transaction, type Db } from '../store/index.ts';
import { closedAt } from '../store/index.ts';
import { addToken, endSession, noteUse, sessionState } from './sessions.ts';
import { hashToken, newToken } from './token.ts';

/** Lifetime of a token that page scripts can read, ms. Its tab gets a new one by means of the cookie. */
export const TAB_LIFE = 15 * 60_000;

interface KeptDeps {
  db: Db;
  ports: Pick<Ports, 'randomBytes'>;
  setting: ReadSetting;
}

/** Handlers for the session of the standalone console, which its browser keeps in a cookie (settled point 7). */
export function keptSessionHandlers({ db, ports, setting }: KeptDeps): Handler[] {
  const tabToken = async (trx: Db, session: string, now: number): Promise<TabToken> => {
    const { token, serial } = await addToken(trx, ports, session, new Date(now + TAB_LIFE).toISOString());
    return { token, serial_token_number: serial, expires_in: TAB_LIFE / 1000 };
  };

  return [
    handle(calls.user.keepSession, async (_, context) => {
      checkOwnPage(context);
      const { caller, now } = context;
      const value = newToken(ports.randomBytes);
      const { expires_at, given } = await transaction(db, async (trx) => {
        // An earlier session of this browser is ended: nobody could end it from this browser any more.
        const before = await keptIn(trx, context);
        if (before && before.id !== caller.session.id) await endSession(trx, before.id);
        const kept = await trx
          .updateTable('login_session')
          .set({ cookie_hash: hashToken(value) })
          .where('id', '=', caller.session.id)
          .returning('expires_at')
          .executeTakeFirst();
        if (!kept) throw new GongdiError('noSession');
        // The token of the login would live as long as the session, so it is deleted.
        await trx.deleteFrom('session_token').where('session_id', '=', caller.session.id).execute();
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

/**
 * When a session ends, removes the browser's cookie if it belongs to that session. Call this before the session is
 * deleted.
 */
export async function forgetCookie(db: Db, context: CallContext, session_id: string): Promise<void> {
  if ((await keptIn(db, context))?.id === session_id) setCookie(context, '', 0);
}

/** Returns the session of the cookie that came with a call, whether it is still valid or not. */
async function keptIn(db: Db, context: CallContext) {
  const [value, ...others] = cookiesOf(context);
  if (!value || others.length > 0) return undefined;
  return db
    .selectFrom('login_session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .select(['s.id', 's.account_id', 's.created_at', 's.seen_at', 's.expires_at', 's.revoked_at'])
    .select(['a.nickname', 'a.org_id'])
    .select(sql<boolean>`a.disabled or ${closedAt(sql.ref('o.path'))}`.as('disabled'))
    .where('s.cookie_hash', '=', hashToken(value))
    .executeTakeFirst();
}

/**
 * Refuses calls that did not come from a page of this server's own origin. A browser adds the cookie by itself, so the
 * cookie alone proves nothing. The headers that name the calling page cannot be changed by a script.
 * @throws GongdiError `permission`
 */
function checkOwnPage({ browser: { origin, site }, host }: CallContext): void {
  const own = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (!own || (site !== undefined && site !== 'same-origin')) throw new GongdiError('permission');
}

/**
 * Returns whether the page was loaded by HTTPS. The `Origin` header shows it, whatever proxies are between the page and
 * this server.
 */
const isSecure = ({ browser }: CallContext): boolean => browser.origin?.startsWith('https:') ?? false;

/**
 * Under HTTPS the browser ensures that a `__Host-` cookie was set by this host alone: no neighbouring site can plant
 * one.
 */
const nameOf = (context: CallContext): string => (isSecure(context) ? '__Host-gongdi' : 'gongdi');

const cookiesOf = (context: CallContext): string[] => context.browser.cookies(nameOf(context));

/** @param life seconds; 0 deletes the cookie */
function setCookie(context: CallContext, value: string, life: number): void {
  const secure = isSecure(context) ? '; Secure' : '';
  const cookie = `${nameOf(context)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${life}${secure}`;
  context.header('set-cookie', cookie);
  context.header('cache-control', 'no-store');
}
