import { fileTypeOf, GongdiError } from '@gongdi/domain';
import { transaction } from '../store/index.ts';
import type { FileDeps } from './keep-file.ts';
import { isPicture, smallPicture } from './small-pictures.ts';
import { keepBlob, openBlob } from './sealed/sealed-blobs.ts';
import type { FileRow } from './stored-files.ts';
import { filesLabel } from './text/index.ts';

type Deps = Pick<FileDeps, 'db' | 'blobs' | 'converter'>;
type Source = Pick<FileRow, 'hash' | 'name'>;

/**
 * Returns the hash of the PDF of an Office file.
 * @throws GongdiError `unavailable` without a converter, `badRequest` for other types, and those of the converter
 */
export async function convertedHash(deps: Deps, source: Source): Promise<string> {
  const type = fileTypeOf(source.name);
  if (!type?.converted) throw new GongdiError('badRequest', { label: filesLabel('notConverted') });
  return shownHash(deps, source, async (read) => {
    if (!deps.converter) throw new GongdiError('unavailable', { label: filesLabel('convertAbsent') });
    return deps.converter.convert(source.hash, await read(), type.extension);
  });
}

/**
 * Returns the hash of the small version of a picture.
 * @throws GongdiError `badRequest` for other types, and those of `smallPicture`
 */
export async function smallHash(deps: Deps, source: Source): Promise<string> {
  if (!isPicture(source.name)) throw new GongdiError('badRequest', { label: filesLabel('notConverted') });
  return shownHash(deps, source, (read) => smallPicture(source.hash, read));
}

/**
 * Returns the hash of what is shown in the place of a file. It is made when somebody first looks at the file, and
 * stored with every file of the same content.
 */
async function shownHash(
  { db, blobs }: Deps,
  { hash }: Source,
  make: (read: () => Promise<Uint8Array>) => Promise<Uint8Array>,
): Promise<string> {
  const known = await db
    .selectFrom('stored_file')
    .select('preview_hash')
    .where('hash', '=', hash)
    .where('preview_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (known?.preview_hash != null && (await blobs?.has(known.preview_hash))) return known.preview_hash;
  if (!blobs) throw new GongdiError('unavailable', { label: filesLabel('nowhere') });
  const shown = await make(async () => {
    const source = await openBlob(db, blobs, hash);
    if (!source) throw new GongdiError('notFound');
    const parts: Uint8Array[] = [];
    for await (const part of source.bytes) parts.push(part);
    return Buffer.concat(parts);
  });
  return transaction(db, async (trx) => {
    const preview_hash = await keepBlob(trx, blobs, shown);
    await trx.updateTable('stored_file').set({ preview_hash }).where('hash', '=', hash).execute();
    return preview_hash;
  });
}
