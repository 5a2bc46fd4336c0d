import type { Call } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { NotNull } from 'kysely';
import { createHash } from 'node:crypto';
import type { CallerContext } from '../handler/index.ts';
import type { Db } from '../store/index.ts';
import { resourcesLabel } from './text/index.ts';

/** Keys are stored this long, ms: longer than a phone is likely to be without a network after a lost answer. */
const KEY_MEMORY = 90 * 24 * 3_600_000;

type KeyedContext = Pick<CallerContext, 'caller' | 'key' | 'now'>;

/**
 * Claims the idempotency key of a call within the transaction of its work: a rollback releases the key. Of two
 * simultaneous calls with one key, the second waits for the first.
 * @returns id of the record that the first call with this key wrote; undefined when this call is the first, or has no
 *   key
 * @throws GongdiError `conflict` when the key was used for something else
 * @throws Error when the contract does not say that the call accepts a key
 */
export async function claimIdempotencyKey(
  trx: Db,
  { caller, key, now }: KeyedContext,
  { name: call, once }: Call,
  body: unknown,
): Promise<string | undefined> {
  if (!once) throw new Error(`${call}: takes no idempotency key`);
  if (key === undefined) return undefined;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
  // Waits for another transaction that holds the key.
  const taken = await trx
    .insertInto('call_key')
    .values({ account_id: caller.id, key, call, body_hash: hash, created_at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows !== 0n) return undefined;
  const kept = await trx
    .selectFrom('call_key')
    .select(['call', 'body_hash', 'record_id'])
    .where('account_id', '=', caller.id)
    .where('key', '=', key)
    .$narrowType<{ record_id: NotNull }>()
    .executeTakeFirstOrThrow();
  if (kept.call !== call || !hash.equals(kept.body_hash))
    throw new GongdiError('conflict', { label: resourcesLabel('otherCall') });
  return kept.record_id;
}

/** Stores which record the call with this key wrote, in the same transaction. */
export async function recordIdempotencyKey(trx: Db, { caller, key }: KeyedContext, record_id: string): Promise<void> {
  if (key === undefined) return;
  await trx
    .updateTable('call_key')
    .set({ record_id })
    .where('account_id', '=', caller.id)
    .where('key', '=', key)
    .execute();
}

export async function sweepCallKeys(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('call_key')
    .where('created_at', '<', new Date(now - KEY_MEMORY).toISOString())
    .execute();
}
