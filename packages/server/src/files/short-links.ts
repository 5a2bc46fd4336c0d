import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { ADDRESS_LIFE } from './signature.ts';

/** Bytes of a code: not to be guessed. */
const CODE_BYTES = 16;

/** A short code that opens a file for one account for ten minutes; only its hash is kept. */
export async function addLink(
  db: Kysely<unknown>,
  file_id: string,
  account_id: string,
  now: number,
  randomBytes: (size: number) => Uint8Array,
): Promise<string> {
  const code = Buffer.from(randomBytes(CODE_BYTES)).toString('base64url');
  const expires = new Date(now + ADDRESS_LIFE).toISOString();
  await sql`insert into file_link (code_hash, file_id, account_id, expires_at)
    values (${hashOfCode(code)}, ${file_id}, ${account_id}, ${expires})`.execute(db);
  return code;
}

/** @returns undefined for an unknown code and one that has run out */
export async function findLink(
  db: Kysely<unknown>,
  code: string,
  now: number,
): Promise<{ file_id: string; account_id: string } | undefined> {
  const { rows } = await sql<{ file_id: string; account_id: string }>`select file_id, account_id from file_link
    where code_hash = ${hashOfCode(code)} and expires_at > ${new Date(now).toISOString()}`.execute(db);
  return rows[0];
}

function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
