import { GongdiError } from '@gongdi/domain';
import type { JWTPayload } from 'jose';
import { randomBytes } from 'node:crypto';
import { hashPassword, hasUserName, namesAnotherPhone } from '../../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../../audit/index.ts';
import type { CallContext } from '../../../../handler/index.ts';
import type { Ports } from '../../../../ports.ts';
import { newId, sealedFor, transaction, type Db } from '../../../../store/index.ts';
import type { PhoneOwner } from '../code-check.ts';
import { entryLabel } from '../text/index.ts';
import { accountNamed } from './account.ts';
import type { Newcomers, SignOn } from './config.ts';

/** Longest name of an account (resource `usermanage`). */
const NAME_LENGTH = 64;

/** What is known of the other system's users here. */
type Terms = Pick<SignOn, 'subject' | 'newcomers'>;

/**
 * The account that the claim `sub` names; where newcomers are welcome, it is added if there is none.
 * @returns undefined if no account has the name or number, or more than one
 * @throws GongdiError as `addNewcomer`
 */
export async function accountOrNewcomer(
  ways: { db: Db; ports: Ports },
  claims: JWTPayload & { sub: string },
  { subject, newcomers }: Terms,
  context: CallContext,
): Promise<PhoneOwner | undefined> {
  const account = await accountNamed(ways.db, claims.sub, subject);
  if (account || !newcomers) return account;
  await addNewcomer(ways, claims, { ...(subject && { subject }), newcomers }, context);
  return accountNamed(ways.db, claims.sub, subject);
}

/**
 * Adds the account of a user whom the other system named, in the organisation and with the roles that its claims `org`
 * and `roles` mean here. Two tokens of one user at the same time add one account. Nobody knows its password; an account
 * that exists is never changed, because its roles are given here.
 * @throws GongdiError `loginRefused` for an organisation that is not mapped, and for a user without a mapped role
 */
async function addNewcomer(
  { db, ports }: { db: Db; ports: Ports },
  claims: JWTPayload & { sub: string },
  { subject = 'user_name', newcomers }: Terms & { newcomers: Newcomers },
  context: CallContext,
): Promise<void> {
  const { sub, name, org, roles } = claims;
  const org_id = typeof org === 'string' ? own(newcomers.organizations, org) : undefined;
  const wanted = Array.isArray(roles) ? roles : [roles];
  const role_codes = wanted.flatMap((role) => (typeof role === 'string' ? (own(newcomers.roles, role) ?? []) : []));
  const phone_number = subject === 'phone_number' ? sub : null;
  if (sub.length > NAME_LENGTH || namesAnotherPhone(sub, phone_number)) throw refused('unknownUser');
  if (!org_id || role_codes.length === 0) throw refused('unmapped');
  const password_hash = await hashPassword(randomBytes(32).toString('base64'), ports.passwordCost);
  await transaction(db, async (trx) => {
    const place = await trx
      .selectFrom('organisation')
      .select(['ent_type', 'path'])
      .where('id', '=', org_id)
      .executeTakeFirst();
    // Built-in roles, and those of the organisation or of one above it.
    const found = await trx
      .selectFrom('role')
      .select('id')
      .where('role_code', 'in', role_codes)
      .where(({ eb, or }) =>
        or([eb('org_id', 'is', null), eb('org_id', 'in', (place?.path ?? '').split('/').filter(Boolean).concat(''))]),
      )
      .execute();
    if (!place || found.length === 0) throw refused('unmapped');
    // Whoever comes second waits here for the first.
    await trx.selectFrom('organisation').select('id').where('id', '=', org_id).forUpdate().execute();
    if (await trx.selectFrom('account').select('id').where(hasUserName(sub)).executeTakeFirst()) return;
    const [id, at] = [newId(context.now), new Date(context.now).toISOString()];
    const nickname = typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 50) : sub.slice(0, 50);
    await trx
      .insertInto('account')
      .values({
        id,
        user_name: sub,
        password_hash,
        nickname,
        ...sealedFor(trx, 'account', id, { phone_number }),
        org_id,
        user_type: 1,
        ent_type: place.ent_type,
        auth_status: 1,
        disabled: false,
        created_at: at,
        created_by: id,
        updated_at: at,
        updated_by: id,
      })
      .execute();
    await trx
      .insertInto('account_role')
      .values(found.map((role) => ({ account_id: id, role_id: role.id })))
      .execute();
    const after = { nickname, organization_id: org_id, role_ids: found.map((role) => role.id) };
    const event = { action: 'add' as const, subject: 'usermanage', subject_id: id, after };
    await recordAudit(trx, context, actorOf({ id, nickname, org_id }), event);
  });
}

/** A name of the map itself: `constructor` is none. */
function own(map: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined;
}

function refused(label: 'unknownUser' | 'unmapped'): GongdiError {
  return new GongdiError('loginRefused', { label: entryLabel(label) });
}
