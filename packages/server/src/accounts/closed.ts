import { closedAt, finds, type Db } from '../store/index.ts';

/** Returns whether an account may not log in: it is disabled, or its organisation or one above that is closed. */
export async function isShutOut(db: Db, { disabled, org_id }: { disabled: boolean; org_id: string }): Promise<boolean> {
  if (disabled) return true;
  return finds(
    db
      .selectFrom('organisation as o')
      .where('o.id', '=', org_id)
      .where(({ ref }) => closedAt(ref('o.path'))),
  );
}
