import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** Channel with what happened to records, for pages that show them. */
export const RECORD_CHANNEL = 'gongdi_record';

/** Something that happened to a record. Its values are not sent: a page reads them by a call that checks rights. */
export interface RecordNews {
  /** Name of the resource; for a part, of its whole. */
  resource: string;
  id: string;
  /** Action of the change record, or `comment`. */
  action: string;
  /** Account; null: the server. */
  by: string | null;
  name: string | null;
}

/** Pages follow single records, so a change of more records at once (an import) is not told record by record. */
const MOST = 200;

/** Tells all servers what happened to records, once the transaction commits. */
export async function tellRecords(trx: Db, news: readonly RecordNews[]): Promise<void> {
  if (news.length === 0 || news.length > MOST) return;
  const payloads = news.map((one) => JSON.stringify(one));
  await sql`select pg_notify(${RECORD_CHANNEL}, one) from unnest(${payloads}::text[]) one`.execute(trx);
}
