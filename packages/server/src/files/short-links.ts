import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { ADDRESS_LIFE, type Reader } from './signature.ts';

/** Bytes of a code: not to be guessed. */
const CODE_BYTES = 16;

/** A short code that opens a file for one session, for ten minutes; only its hash is kept. */
export async function addLink(
  db: Kysely<unknown>,
  file_id: string,
  session_id: string,
  now: number,
  randomBytes: (size: number) => Uint8Array,
): Promise<string> {
  const code = Buffer.from(randomBytes(CODE_BYTES)).toString('base64url');
  const expires = new Date(now + ADDRESS_LIFE).toISOString();
  await sql`insert into file_link (code_hash, file_id, session_id, expires_at)
    values (${hashOfCode(code)}, ${file_id}, ${session_id}, ${expires})`.execute(db);
  return code;
}

/** @returns undefined for an unknown code and one that has run out */
export async function findLink(
  db: Kysely<unknown>,
  code: string,
  now: number,
): Promise<{ file_id: string; reader: Reader } | undefined> {
  const { rows } = await sql<{ file_id: string; account_id: string; session_id: string }>`
    select l.file_id, s.account_id, s.id as session_id from file_link l join login_session s on s.id = l.session_id
    where l.code_hash = ${hashOfCode(code)} and l.expires_at > ${new Date(now).toISOString()}`.execute(db);
  const link = rows[0];
  return link && { file_id: link.file_id, reader: { id: link.account_id, session: { id: link.session_id } } };
}

function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
