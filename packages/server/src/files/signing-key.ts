import { sql, type Kysely } from 'kysely';

/** Bytes of the key: as long as the hash. */
const KEY_BYTES = 32;

/** The key of this database, made when it is first needed; servers that start together agree on one. */
export function signingKey(db: Kysely<unknown>, randomBytes: (size: number) => Uint8Array): () => Promise<Uint8Array> {
  let known: Promise<Uint8Array> | undefined;
  const read = async (): Promise<Uint8Array> => {
    await sql`insert into file_key (key) values (${Buffer.from(randomBytes(KEY_BYTES))}) on conflict do nothing`.execute(
      db,
    );
    const { rows } = await sql<{ key: Uint8Array }>`select key from file_key`.execute(db);
    return rows[0]!.key;
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
