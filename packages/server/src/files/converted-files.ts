import { fileTypeOf, GongdiError } from '@gongdi/domain';
import { transaction } from '../store/index.ts';
import type { FileDeps } from './keep-file.ts';
import { hashOf } from './hash.ts';
import { lockHash, type FileRow } from './stored-files.ts';
import { filesLabel } from './text/index.ts';

/**
 * Returns the hash of the PDF of an Office file. It is made when somebody first looks at the file, and stored with
 * every file of the same content.
 * @throws GongdiError `unavailable` without a converter, `badRequest` for other types, and those of the converter
 */
export async function convertedHash(
  { db, blobs, converter }: Pick<FileDeps, 'db' | 'blobs' | 'converter'>,
  { hash, name }: Pick<FileRow, 'hash' | 'name'>,
): Promise<string> {
  const type = fileTypeOf(name);
  if (!type?.converted) throw new GongdiError('badRequest', { label: filesLabel('notConverted') });
  const known = await db
    .selectFrom('stored_file')
    .select('preview_hash')
    .where('hash', '=', hash)
    .where('preview_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (known?.preview_hash != null && (await blobs?.has(known.preview_hash))) return known.preview_hash;
  if (!converter || !blobs) throw new GongdiError('unavailable', { label: filesLabel('convertAbsent') });
  const source = await blobs.open(hash);
  if (!source) throw new GongdiError('notFound');
  const parts: Uint8Array[] = [];
  for await (const part of source.bytes) parts.push(part);
  const pdf = await converter.convert(hash, Buffer.concat(parts), type.extension);
  const preview_hash = hashOf(pdf);
  await transaction(db, async (trx) => {
    await lockHash(trx, preview_hash);
    await blobs.put(pdf);
    await trx.updateTable('stored_file').set({ preview_hash }).where('hash', '=', hash).execute();
  });
  return preview_hash;
}
