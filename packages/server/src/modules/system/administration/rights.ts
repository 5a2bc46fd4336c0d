import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { ALL_PERMISSIONS, closedAt } from '../../../accounts/index.ts';
import type { CallContext, Caller } from '../../../handler/index.ts';
import { administrationLabel, refuseField } from './text/index.ts';

/** Grants of the roles of an account, wildcards as they are. */
export async function grantsOf(db: Kysely<unknown>, account_id: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct p.code from account_role ar join role r on r.id = ar.role_id,
      jsonb_array_elements_text(r.permissions) p(code) where ar.account_id = ${account_id}`.execute(db);
  return rows.map((row) => row.code);
}

/** Those of some grants that others do not cover. `*` covers all, `menu|*` what is of the menu. */
export function uncovered(own: readonly string[], wanted: readonly string[]): string[] {
  const have = new Set(own);
  if (have.has('*')) return [];
  return wanted.filter((code) => !have.has(code) && !have.has(`${code.split('|')[0]}|*`));
}

/** What is left of some grants for whoever holds others: a wildcard that they do not hold becomes what they hold of it. */
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
 * Nobody hands on what they do not hold, so that no role and no account opens a door that was closed to its maker.
 * @throws GongdiError `invalid` that names the codes
 */
export async function checkGrants(
  trx: Kysely<unknown>,
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
 * Whoever may do more than the caller is not the caller's to change: a new password would lend their rights.
 * @throws GongdiError `permission`
 */
export async function checkNotMightier(trx: Kysely<unknown>, caller: Caller, account_id: string): Promise<void> {
  if (account_id === caller.id) return;
  const theirs = await grantsOf(trx, account_id);
  if (uncovered(await grantsOf(trx, caller.id), theirs).length > 0)
    throw new GongdiError('permission', { label: administrationLabel('mightier') });
}

/**
 * Called after a change, in its transaction.
 * @throws GongdiError `badRequest` when no enabled account holds everything any more
 */
export async function checkAdministratorLeft(trx: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from account a join account_role ar on ar.account_id = a.id
    join role r on r.id = ar.role_id join organisation o on o.id = a.org_id
    where not a.disabled and r.permissions ? '*' and not ${closedAt(sql.ref('o.path'))} limit 1`.execute(trx);
  if (rows.length === 0) throw new GongdiError('badRequest', { label: administrationLabel('lastAdministrator') });
}
