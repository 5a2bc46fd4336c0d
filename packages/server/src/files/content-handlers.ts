import { calls } from '@gongdi/api';
import { fileTypeOf, GongdiError, type MajorType } from '@gongdi/domain';
import { handle, handlePublic, type BlobAnswer, type CallContext, type Handler } from '../handler/index.ts';
import { convertedHash, smallHash } from './converted-files.ts';
import { openBlob } from './sealed/sealed-blobs.ts';
import { findLink } from './short-links.ts';
import { check, contentAddress, readerOf } from './signature.ts';
import { fileFor, findFiles, uploadOf, type FileRow } from './stored-files.ts';
import { filesLabel } from './text/index.ts';
import type { FileDeps } from './keep-file.ts';

/** Types that a browser displays without executing anything; files of other types are downloaded. */
const IN_PLACE: ReadonlySet<MajorType> = new Set(['image', 'video', 'audio', 'text']);

/** Handlers that answer the details of files and their bytes. */
export function contentHandlers(deps: FileDeps): Handler[] {
  const { db, blobs, key, setting } = deps;
  const answer = async (row: FileRow | undefined, context: CallContext, download: boolean): Promise<BlobAnswer> => {
    const type = row && fileTypeOf(row.name);
    const inline = !download && type !== undefined && (IN_PLACE.has(type.major) || type.extension === 'pdf');
    const shown = { type: type?.major === 'text' ? 'text/plain' : (row?.type ?? ''), inline };
    return { ...(await contentOf(row?.hash, context)), ...shown, ...(row ? { name: row.name } : {}) };
  };

  const contentOf = async (hash: string | undefined, { range, rangeOf }: CallContext) => {
    const etag = `"${hash?.slice(0, 32)}"`;
    // A part of other content than the caller has is of no use: then all of it is sent.
    const wanted = rangeOf === undefined || rangeOf === etag ? range : undefined;
    const found = hash === undefined || !blobs ? undefined : await openBlob(db, blobs, hash, wanted);
    if (!found) throw new GongdiError('notFound');
    const { size, part, bytes } = found;
    return { bytes, whole: { size, etag, ...(wanted ? { part: part ?? null } : {}) } };
  };

  return [
    handle(calls.file.fileInfo, async ({ params }, { caller, now }) => {
      const row = (await findFiles(db, [params.id], { account_id: caller.id, scope: caller.scope })).get(params.id);
      if (!row) throw new GongdiError('notFound');
      const { id, name, size, type } = row;
      const url = contentAddress(await key(), id, caller, now);
      return { id, name, size, type, url, ...(await uploadOf(db, id)) };
    }),
    handlePublic(calls.file.fileContent, async ({ params, query }, context) => {
      const state = check(await key(), 'content', params.id, query, context.now);
      if (state === 'late') throw new GongdiError('badRequest', { label: filesLabel('addressLate') });
      if (state === 'bad') throw new GongdiError('notFound');
      const row = await fileFor(db, params.id, readerOf(query), context.now, setting);
      if (query.as === undefined) return answer(row, context, query.download === '1');
      if (!row) throw new GongdiError('notFound');
      const hash = await (query.as === 'pdf' ? convertedHash : smallHash)(deps, row);
      const type = query.as === 'pdf' ? 'application/pdf' : 'image/webp';
      return { ...(await contentOf(hash, context)), type, inline: true };
    }),
    handlePublic(calls.file.fileShort, async ({ params }, context) => {
      const link = await findLink(db, params.code, context.now);
      if (!link) throw new GongdiError('notFound');
      return answer(await fileFor(db, link.file_id, link.reader, context.now, setting), context, false);
    }),
  ];
}
