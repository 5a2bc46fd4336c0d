import { expressionBuilder, type Expression, type ExpressionWrapper } from 'kysely';
import { countedAs } from '../handler/index.ts';
import type { Db, Tables } from '../store/index.ts';

/** An account knows an address for this long after a login from there, ms. */
const KNOWN_FOR = 30 * 24 * 3_600_000;

const since = (now: number): string => new Date(now - KNOWN_FOR).toISOString();

/** SQL condition: the account has logged in from this address within `KNOWN_FOR`. */
export function knowsAddress(
  account: Expression<string>,
  ip: string,
  now: number,
): ExpressionWrapper<Tables, never, boolean> {
  const { exists, selectFrom } = expressionBuilder<Tables>();
  const from = selectFrom('known_address as k').where('k.account_id', '=', account);
  return exists(from.where('k.address', '=', countedAs(ip)).where('k.seen_at', '>', since(now))).$castTo<boolean>();
}

/** Records that an account has logged in from an address. */
export async function rememberAddress(
  db: Db,
  account_id: string,
  { ip, now }: { ip: string; now: number },
): Promise<void> {
  const at = new Date(now).toISOString();
  await db
    .insertInto('known_address')
    .values({ account_id, address: countedAs(ip), seen_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'address']).doUpdateSet({ seen_at: at }))
    .execute();
}

export async function sweepAddresses(db: Db, now: number): Promise<void> {
  await db.deleteFrom('known_address').where('seen_at', '<=', since(now)).execute();
}
