import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { keptRows, notify, transaction, type KeptRows } from '../store/index.ts';

/** What an installation may have differently, each with rows of its own in one table. */
export type AdjustmentKind = 'menu' | 'setting';

const channelOf = (kind: AdjustmentKind): string => `gongdi_${kind}`;

/** What an installation has made of one kind, in memory. */
export function adjustmentsOf<T>(db: Kysely<unknown>, kind: AdjustmentKind): KeptRows<T> {
  return keptRows<T>(channelOf(kind), async () => {
    const { rows } = await sql<{ name: string; value: T; version: number }>`
      select name, value, version from adjustment where kind = ${kind} order by name`.execute(db);
    return rows;
  });
}

/** A change as somebody wants it. */
export interface Adjustment {
  kind: AdjustmentKind;
  name: string;
  /** The one that was read; 0: nothing was stored yet. */
  version: number;
  value: object;
  /** What holds while nothing is stored; for the change record. */
  fallback: object;
}

/**
 * Stores a change with its audit entry and tells all servers.
 * @param check called while no other change of the kind can happen
 * @throws GongdiError `conflict` when somebody else has stored one meanwhile
 */
export async function storeAdjustment(
  db: Kysely<unknown>,
  context: CallerContext,
  { kind, name, version, value, fallback }: Adjustment,
  check: (trx: Kysely<unknown>) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await transaction(db, async (trx) => {
    // Two administrators at once: the second waits here and then finds another version.
    await sql`select pg_advisory_xact_lock(hashtext(${`adjustment ${kind}`}))`.execute(trx);
    const { rows } = await sql<{ value: object; version: number }>`
      select value, version from adjustment where kind = ${kind} and name = ${name}`.execute(trx);
    if ((rows[0]?.version ?? 0) !== version) throw new GongdiError('conflict');
    await check(trx);
    await sql`insert into adjustment (kind, name, value, version, updated_at, updated_by)
      values (${kind}, ${name}, ${JSON.stringify(value)}::jsonb, ${version + 1},
        ${new Date(context.now).toISOString()}, ${context.caller.id})
      on conflict (kind, name) do update set value = excluded.value, version = excluded.version,
        updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(trx);
    await recordAudit(trx, context, actorOf(context.caller), {
      action: 'edit',
      subject: kind,
      subject_id: name,
      before: rows[0]?.value ?? fallback,
      after: value,
    });
    await notify(trx, channelOf(kind), name);
  });
}
