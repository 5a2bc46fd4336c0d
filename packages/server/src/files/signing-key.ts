import type { Db } from '../store/index.ts';

/** Bytes of the key: as long as the hash. */
const KEY_BYTES = 32;

/**
 * Returns the key of this database. The key is created when it is first needed; servers that start together use the
 * same one.
 */
export function signingKey(db: Db, randomBytes: (size: number) => Uint8Array): () => Promise<Uint8Array> {
  let known: Promise<Uint8Array> | undefined;
  const read = async (): Promise<Uint8Array> => {
    await db
      .insertInto('file_key')
      .values({ key: Buffer.from(randomBytes(KEY_BYTES)) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db.selectFrom('file_key').select('key').executeTakeFirstOrThrow();
    return row.key;
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
