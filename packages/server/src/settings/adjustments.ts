import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { keptRows, notify, transaction, type Db, type KeptRow, type KeptRows } from '../store/index.ts';

/** Kinds of configuration that an installation can change. Each has its own rows in the table `adjustment`. */
export type AdjustmentKind = 'menu' | 'setting' | 'map' | 'workbench' | 'weather';

const channelOf = (kind: AdjustmentKind): string => `gongdi_${kind}`;

/**
 * Holds the changes that an installation has made to one kind, in memory.
 * @param read reads them, where a part of them is not in the table `adjustment`
 */
export function adjustmentsOf<T>(
  db: Db,
  kind: AdjustmentKind,
  read: () => Promise<readonly KeptRow<T>[]> = () => rowsOf<T>(db, kind),
): KeptRows<T> {
  return keptRows<T>(channelOf(kind), read);
}

async function rowsOf<T>(db: Db, kind: AdjustmentKind): Promise<KeptRow<T>[]> {
  const rows = await db
    .selectFrom('adjustment')
    .select(['name', 'value', 'version'])
    .where('kind', '=', kind)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, value: row.value as T }));
}

/** Lets one change of a kind after another begin, until the end of the transaction. */
export async function lockAdjustments(trx: Db, kind: AdjustmentKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`adjustment ${kind}`}))`.execute(trx);
}

/** A requested change. */
export interface Adjustment {
  kind: AdjustmentKind;
  name: string;
  /** The version that the client has read; 0: nothing was stored yet. */
  version: number;
  value: object;
  /** The value while nothing is stored; for the change record. */
  fallback: object;
  /** Makes what the change record may show of a value; absent: all of it. */
  logged?: (value: object) => object;
}

/**
 * Stores a change with its entry in the change record, and notifies all servers.
 * @param check called under a lock, while no other change of the kind can happen
 * @throws GongdiError `conflict` when another user has stored a change meanwhile
 */
export async function storeAdjustment(
  db: Db,
  context: CallerContext,
  { kind, name, version, value, fallback, logged = (whole) => whole }: Adjustment,
  check: (trx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await transaction(db, async (trx) => {
    // If two administrators save at once, the second waits here and then finds another version.
    await lockAdjustments(trx, kind);
    const row = await trx
      .selectFrom('adjustment')
      .select(['value', 'version'])
      .where('kind', '=', kind)
      .where('name', '=', name)
      .executeTakeFirst();
    if ((row?.version ?? 0) !== version) throw new GongdiError('conflict');
    await check(trx);
    const change = {
      value: JSON.stringify(value),
      version: version + 1,
      updated_at: new Date(context.now).toISOString(),
      updated_by: context.caller.id,
    };
    await trx
      .insertInto('adjustment')
      .values({ kind, name, ...change })
      .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet(change))
      .execute();
    await recordAudit(trx, context, actorOf(context.caller), {
      action: 'edit',
      subject: kind,
      subject_id: name,
      before: logged((row?.value as object | undefined) ?? fallback),
      after: logged(value),
    });
    await notify(trx, channelOf(kind), name);
  });
}
