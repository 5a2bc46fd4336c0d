import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { JWTPayload } from 'jose';
import { isShutOut, letIn } from '../../../accounts/index.ts';
import { handlePublic, type CallContext, type Handler } from '../../../handler/index.ts';
import type { Db } from '../../../store/index.ts';
import type { EntryDeps } from './by-code.ts';
import type { PhoneOwner } from './code-check.ts';
import { accountOrNewcomer } from './sign-on/newcomers.ts';
import { OpenIdClient, type OpenId } from './sign-on/openid.ts';
import { signOut } from './sign-on/sign-out.ts';
import { isLogout, useOnce } from './sign-on/tokens.ts';
import { entryLabel } from './text/index.ts';

type Identity = JWTPayload & { sub: string; iss: string };

/** Handlers of the login by an OpenID Connect provider: both halves of it, and the end that the provider announces. */
export function openIdHandlers(
  { db, ports, setting }: Pick<EntryDeps, 'db' | 'ports' | 'setting'>,
  config: OpenId | undefined,
): Handler[] {
  const client = config && new OpenIdClient(config);
  const provider = (): OpenIdClient => {
    if (!client) throw new GongdiError('unavailable', { label: entryLabel('noSso') });
    return client;
  };
  const ask = async <T>(work: () => Promise<T>, refusal: 'notSignedIn' | 'badToken'): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw new GongdiError('loginRefused', { label: entryLabel(refusal), cause: error });
    }
  };

  return [
    handlePublic(calls.entry.openIdBegin, async ({ body: { redirect_uri } }) => {
      try {
        return await provider().begin(redirect_uri);
      } catch (error) {
        if (error instanceof GongdiError) throw error;
        throw new GongdiError('unavailable', { label: entryLabel('noProvider'), cause: error });
      }
    }),
    handlePublic(calls.entry.openIdFinish, async ({ body: { address, ...flow } }, context) => {
      const of = provider();
      const claims = await ask(() => of.finish(address, flow), 'notSignedIn');
      const account = await accountOf(claims, of, context);
      if (!account) throw new GongdiError('loginRefused', { label: entryLabel('unknownUser') });
      if (await isShutOut(db, account)) throw new GongdiError('userDisabled');
      const back = new URL('login', address).href;
      return { ...(await letIn({ db, ports, setting }, account, context)), end: await of.endAddress(back) };
    }),
    handlePublic(calls.entry.openIdLogout, async ({ body: { logout_token } }, context) => {
      const of = provider();
      const claims = await ask(() => of.logoutClaims(logout_token, context.now), 'badToken');
      const { iss, sub, jti, nonce } = claims;
      if (!iss || !sub || !jti || nonce !== undefined || !isLogout(claims))
        throw new GongdiError('badRequest', { label: entryLabel('noLogout') });
      await useOnce(db, jti, context.now);
      const account = await boundTo(db, iss, sub);
      if (account) await signOut(db, account, context);
      return null;
    }),
  ];

  /**
   * The account of an identity. Names may be given to other people later, so the first login binds the identity to the
   * account that it names (OpenID Connect Core 1.0: claim stability and uniqueness), and an account that is bound to another identity of
   * the same provider is not found by its name.
   */
  async function accountOf(claims: Identity, of: OpenIdClient, context: CallContext): Promise<PhoneOwner | undefined> {
    const bound = await boundTo(db, claims.iss, claims.sub);
    if (bound) return bound;
    const name = of.userOf(claims);
    if (name === undefined) return undefined;
    const account = await accountOrNewcomer({ db, ports }, { ...claims, sub: name }, config!, context);
    if (!account) return undefined;
    await db
      .insertInto('sign_on_identity')
      .values({
        issuer: claims.iss,
        subject: claims.sub,
        account_id: account.id,
        created_at: new Date(context.now).toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return boundTo(db, claims.iss, claims.sub);
  }
}

function boundTo(db: Db, issuer: string, subject: string): Promise<PhoneOwner | undefined> {
  return db
    .selectFrom('sign_on_identity as i')
    .innerJoin('account as a', 'a.id', 'i.account_id')
    .select(['a.id', 'a.nickname', 'a.org_id', 'a.ent_type', 'a.disabled'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}
