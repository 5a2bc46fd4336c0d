import type { Call } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { CallerContext } from '../handler/index.ts';
import { resourcesLabel } from './text/index.ts';

/** Keys are remembered this long, ms: longer than a phone is likely to be without a network after a lost answer. */
export const KEY_MEMORY = 90 * 24 * 3_600_000;

type KeyedContext = Pick<CallerContext, 'caller' | 'key' | 'now'>;

interface Kept {
  call: string;
  body_hash: Buffer;
  record_id: string;
}

/**
 * Takes the idempotency key of a call within the transaction of its work: what is rolled back leaves its key free. Two
 * calls with one key at a time wait for each other.
 * @returns id of the record that the first call with this key wrote; undefined when this is the first, or has no key
 * @throws GongdiError `conflict` when the key was used for something else
 * @throws Error when the contract does not say that the call takes a key
 */
export async function takeKey(
  trx: Kysely<unknown>,
  { caller, key, now }: KeyedContext,
  { name: call, once }: Call,
  body: unknown,
): Promise<string | undefined> {
  if (!once) throw new Error(`${call}: takes no idempotency key`);
  if (key === undefined) return undefined;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
  // Waits for another transaction that holds the key.
  const taken = await sql`insert into call_key (account_id, key, call, body_hash, created_at)
    values (${caller.id}, ${key}, ${call}, ${hash}, ${new Date(now).toISOString()}) on conflict do nothing`.execute(
    trx,
  );
  if (Number(taken.numAffectedRows ?? 0) > 0) return undefined;
  const { rows } = await sql<Kept>`select call, body_hash, record_id from call_key
    where account_id = ${caller.id} and key = ${key}`.execute(trx);
  const kept = rows[0]!;
  if (kept.call !== call || !hash.equals(kept.body_hash))
    throw new GongdiError('conflict', { label: resourcesLabel('otherCall') });
  return kept.record_id;
}

/** Notes which record the call with this key wrote, in the same transaction. */
export async function keepKey(trx: Kysely<unknown>, { caller, key }: KeyedContext, record_id: string): Promise<void> {
  if (key === undefined) return;
  await sql`update call_key set record_id = ${record_id} where account_id = ${caller.id} and key = ${key}`.execute(trx);
}

export async function sweepCallKeys(db: Kysely<unknown>, now: number): Promise<void> {
  await sql`delete from call_key where created_at < ${new Date(now - KEY_MEMORY).toISOString()}`.execute(db);
}
