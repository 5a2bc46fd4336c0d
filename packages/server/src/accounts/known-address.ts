import { sql, type Kysely, type RawBuilder } from 'kysely';
import { countedAs } from '../handler/index.ts';

/** An account knows an address for this long after a login from there, ms. */
const KNOWN_FOR = 30 * 24 * 3_600_000;

const since = (now: number): string => new Date(now - KNOWN_FOR).toISOString();

/** SQL condition: the account has logged in from an address before. */
export function knowsAddress(account: RawBuilder<unknown>, ip: string, now: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from known_address k
    where k.account_id = ${account} and k.address = ${countedAs(ip)} and k.seen_at > ${since(now)})`;
}

/** Somebody has logged in from there. */
export async function rememberAddress(
  db: Kysely<unknown>,
  account_id: string,
  { ip, now }: { ip: string; now: number },
): Promise<void> {
  const at = new Date(now).toISOString();
  await sql`insert into known_address (account_id, address, seen_at) values (${account_id}, ${countedAs(ip)}, ${at})
    on conflict (account_id, address) do update set seen_at = excluded.seen_at`.execute(db);
}

export async function sweepAddresses(db: Kysely<unknown>, now: number): Promise<void> {
  await sql`delete from known_address where seen_at <= ${since(now)}`.execute(db);
}
