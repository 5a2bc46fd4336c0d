import { createHash } from 'node:crypto';
import type { Db } from '../store/index.ts';
import { ADDRESS_LIFE, type Reader } from './signature.ts';

/** Bytes of a code: so many that it cannot be guessed. */
const CODE_BYTES = 16;

/** Adds a short code that opens a file for one session, for ten minutes; only the hash of the code is stored. */
export async function addLink(
  db: Db,
  file_id: string,
  session_id: string,
  now: number,
  randomBytes: (size: number) => Uint8Array,
): Promise<string> {
  const code = Buffer.from(randomBytes(CODE_BYTES)).toString('base64url');
  const expires = new Date(now + ADDRESS_LIFE).toISOString();
  await db
    .insertInto('file_link')
    .values({ code_hash: hashOfCode(code), file_id, session_id, expires_at: expires })
    .execute();
  return code;
}

/** @returns undefined for an unknown or expired code */
export async function findLink(
  db: Db,
  code: string,
  now: number,
): Promise<{ file_id: string; reader: Reader } | undefined> {
  const link = await db
    .selectFrom('file_link as l')
    .innerJoin('login_session as s', 's.id', 'l.session_id')
    .select(['l.file_id', 's.account_id', 's.id as session_id'])
    .where('l.code_hash', '=', hashOfCode(code))
    .where('l.expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst();
  return link && { file_id: link.file_id, reader: { id: link.account_id, session: { id: link.session_id } } };
}

function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
