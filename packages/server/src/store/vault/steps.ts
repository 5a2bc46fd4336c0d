import type { Db } from '../tables.ts';

/** Returns whether something has been encrypted as a whole, so that it need not be looked for again. */
export async function isDone(db: Db, name: string): Promise<boolean> {
  return (
    (await db.selectFrom('personal_step').select('name').where('name', '=', name).executeTakeFirst()) !== undefined
  );
}

/** Notes that something has been encrypted as a whole. */
export async function markDone(db: Db, name: string): Promise<void> {
  await db
    .insertInto('personal_step')
    .values({ name, done_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
