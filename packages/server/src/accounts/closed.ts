import { sql, type Kysely } from 'kysely';
import { closedAt } from '../store/index.ts';

/** Whether somebody is kept out: the account is switched off, or the organisation that it is in. */
export async function isShutOut(
  db: Kysely<unknown>,
  { disabled, org_id }: { disabled: boolean; org_id: string },
): Promise<boolean> {
  if (disabled) return true;
  const { rows } =
    await sql`select 1 from organisation o where o.id = ${org_id} and ${closedAt(sql.ref('o.path'))}`.execute(db);
  return rows.length > 0;
}
