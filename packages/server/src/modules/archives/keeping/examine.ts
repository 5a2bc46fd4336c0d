import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { MEDIUM } from '@gongdi/domain';
import { openBlob } from '../../../files/index.ts';
import type { Ground } from '../../../ground.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { extract, kindOfFile } from './extract/extract.ts';
import { archiveText } from './text/index.ts';
import { keepText } from './texts.ts';

/** Files that one round examines; the next round is a minute later. */
const A_ROUND = 100;
/** Largest file whose text is taken, bytes; larger ones are hashed only, piece by piece. */
const LARGEST = 64 * 1024 * 1024;

interface Waiting {
  id: string;
  document_file: { id: string; name: string; type: string };
  hash: string;
}

/** Takes hash, pages and text of the files of documents. A file that is hostile costs its own budget and no more. */
export async function examineDocuments(ground: Ground, now: number): Promise<void> {
  const { db, blobs } = ground;
  if (!blobs) return;
  const seen = new Set<string>();
  for (let done = 0; done < A_ROUND; done += 1) {
    const [next] = await waiting(db, [...seen]);
    if (!next) return;
    seen.add(next.id);
    await examineOne({ ...ground, blobs }, next, now);
  }
}

async function waiting(db: Db, not: readonly string[]): Promise<Waiting[]> {
  // Raw SQL: the condition of the partial index, and a value inside of JSON.
  const { rows } = await sql<Waiting>`
    select d.id, d.document_file, f.hash from archive_document d
      join stored_file f on f.id = d.document_file->>'id'
    where d.examined_at is null and d.document_file is not null and d.id <> all(${[...not]})
    order by d.created_at limit 1`.execute(db);
  return rows;
}

async function examineOne(
  { db, blobs, converter }: Ground & { blobs: NonNullable<Ground['blobs']> },
  { id, document_file: file, hash }: Waiting,
  now: number,
): Promise<void> {
  const content = await openBlob(db, blobs, hash);
  if (!content) return note(db, id, { examined_note: archiveText.zh.lost, at: now });
  const digest = createHash('sha256');
  const pieces: Uint8Array[] = [];
  const kind = content.size <= LARGEST ? kindOfFile(file.name) : undefined;
  for await (const piece of content.bytes) {
    digest.update(piece);
    if (kind) pieces.push(piece);
  }
  const file_hash = digest.digest('hex');
  if (!kind) {
    const isPicture = file.type.startsWith('image/');
    return note(db, id, {
      file_hash,
      at: now,
      ...(isPicture && { pages: 1, medium: MEDIUM.picture }),
      ...(content.size > LARGEST && { examined_note: archiveText.zh.tooLarge }),
    });
  }
  const bytes = Buffer.concat(pieces);
  const found = await extract(bytes, kind);
  if ('fault' in found) return note(db, id, { file_hash, at: now, examined_note: reasonOf(found.fault) });
  const pages = found.pages ?? (await pagesOf(converter, hash, bytes, file.name));
  await note(db, id, { file_hash, at: now, pages, text: found.text });
}

/** What people are told; the words of a library are of no use to them. */
const reasonOf = (fault: string): string => {
  if (fault === 'time') return archiveText.zh.tookTooLong;
  return fault === 'memory' ? archiveText.zh.tookTooMuch : archiveText.zh.unreadable;
};

/** Pages of an Office file that does not say how many it has, where this machine can make a PDF of it. */
async function pagesOf(
  converter: Ground['converter'],
  hash: string,
  bytes: Uint8Array,
  name: string,
): Promise<number | null> {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!converter || extension === 'txt' || extension === 'csv') return null;
  try {
    const found = await extract(await converter.convert(hash, bytes, extension), 'pdf');
    return 'fault' in found ? null : found.pages;
  } catch {
    // It is filled in by hand, as where no converter is configured.
    return null;
  }
}

interface Noted {
  at: number;
  file_hash?: string;
  pages?: number | null;
  medium?: number;
  text?: string;
  examined_note?: string;
}

async function note(db: Db, id: string, { at, file_hash, pages, medium, text, examined_note }: Noted): Promise<void> {
  await transaction(db, async (trx) => {
    await trx
      .updateTable('archive_document')
      .set({
        examined_at: new Date(at).toISOString(),
        examined_note: examined_note ?? null,
        file_hash: file_hash ?? null,
        ...(typeof pages === 'number' && { page_count: pages }),
        ...(medium !== undefined && { archive_medium: medium }),
      })
      .where('id', '=', id)
      .where('document_status', '=', 1)
      .execute();
    if (text !== undefined) await keepText(trx, id, text);
  });
}
