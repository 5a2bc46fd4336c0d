import { dataScope, GongdiError, textOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { ALL_PERMISSIONS, closedAt, mayGiveScope } from '../../../accounts/index.ts';
import type { CallContext, Caller } from '../../../handler/index.ts';
import { finds, type Db } from '../../../store/index.ts';
import { administrationLabel, refuseField } from './text/index.ts';

/** Returns the permission codes of all roles of an account, with wildcards unexpanded. */
export async function grantsOf(db: Db, account_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_role as ar')
    .innerJoin('role as r', 'r.id', 'ar.role_id')
    .select(({ ref }) => sql<string>`jsonb_array_elements_text(${ref('r.permissions')})`.as('code'))
    .distinct()
    .where('ar.account_id', '=', account_id)
    .execute();
  return rows.map((row) => row.code);
}

/** Returns the codes in `wanted` that `own` does not cover. `*` covers all codes, `menu|*` all codes of the menu. */
export function uncovered(own: readonly string[], wanted: readonly string[]): string[] {
  const have = new Set(own);
  if (have.has('*')) return [];
  return wanted.filter((code) => !have.has(code) && !have.has(`${code.split('|')[0]}|*`));
}

/**
 * Returns the part of `wanted` that `own` covers. A wildcard that `own` does not cover is replaced by the codes of
 * `own` that it contains.
 */
export function covered(own: readonly string[], wanted: readonly string[]): string[] {
  const beyond = new Set(uncovered(own, wanted));
  const parts = [...beyond].flatMap((code) => {
    if (code === '*') return own;
    return code.endsWith('|*') ? own.filter((one) => one.startsWith(code.slice(0, -1))) : [];
  });
  return [...new Set([...wanted.filter((code) => !beyond.has(code)), ...parts])].filter((code) => KNOWN.has(code));
}

const KNOWN: ReadonlySet<string> = new Set([
  '*',
  ...ALL_PERMISSIONS,
  ...ALL_PERMISSIONS.map((code) => `${code.split('|')[0]}|*`),
]);

const SHOWN = 5;

/**
 * Checks that the caller holds every wanted code. Otherwise a caller could give a new role or account more rights than
 * the caller has.
 * @throws GongdiError `invalid` that names the codes
 */
export async function checkGrants(
  trx: Db,
  context: CallContext & { caller: Caller },
  path: string,
  wanted: readonly string[],
): Promise<void> {
  const unknown = wanted.filter((code) => !KNOWN.has(code));
  if (unknown.length > 0)
    throw refuseField(context, path, 'unknownGrant', { codes: unknown.slice(0, SHOWN).join('、') });
  const beyond = uncovered(await grantsOf(trx, context.caller.id), wanted);
  if (beyond.length > 0) throw refuseField(context, path, 'beyondOwn', { codes: beyond.slice(0, SHOWN).join('、') });
}

/**
 * Checks that the caller may give the data scopes of some roles. Otherwise a caller could reach records through others
 * that the caller does not reach.
 * @throws GongdiError `invalid` that names the scope
 */
export function checkScopes(context: CallContext & { caller: Caller }, path: string, codes: readonly number[]): void {
  const beyond = codes.find((code) => !mayGiveScope(context.caller, code));
  if (beyond === undefined) return;
  const label = dataScope.entries.find(({ value }) => value === beyond)!.label;
  throw refuseField(context, path, 'scopeBeyondOwn', { scope: textOf(label, context.lang) });
}

/** Data scopes of the roles of an account. */
async function scopesOf(db: Db, account_id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('account_role as ar')
    .innerJoin('role as r', 'r.id', 'ar.role_id')
    .select('r.data_scope')
    .distinct()
    .where('ar.account_id', '=', account_id)
    .execute();
  return rows.map((row) => row.data_scope);
}

/**
 * Checks that the account holds no permission and no data scope that the caller lacks. Otherwise the caller could set a new password and
 * use the rights of that account.
 * @throws GongdiError `permission`
 */
export async function checkNotMightier(trx: Db, caller: Caller, account_id: string): Promise<void> {
  if (account_id === caller.id) return;
  const theirs = await grantsOf(trx, account_id);
  const isWider = (await scopesOf(trx, account_id)).some((code) => !mayGiveScope(caller, code));
  if (isWider || uncovered(await grantsOf(trx, caller.id), theirs).length > 0)
    throw new GongdiError('permission', { label: administrationLabel('mightier') });
}

/**
 * Checks, after a change and in its transaction, that an administrator is left.
 * @throws GongdiError `badRequest` if no enabled account in an open organisation has the permission `*`
 */
export async function checkAdministratorLeft(trx: Db): Promise<void> {
  const administrator = trx
    .selectFrom('account as a')
    .innerJoin('account_role as ar', 'ar.account_id', 'a.id')
    .innerJoin('role as r', 'r.id', 'ar.role_id')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .where('a.disabled', '=', false)
    .where(({ ref }) => sql<boolean>`${ref('r.permissions')} ? '*'`)
    .where(({ not, ref }) => not(closedAt(ref('o.path'))))
    .limit(1);
  if (!(await finds(administrator)))
    throw new GongdiError('badRequest', { label: administrationLabel('lastAdministrator') });
}
