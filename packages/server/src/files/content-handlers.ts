import { calls } from '@gongdi/api';
import { fileTypeOf, GongdiError, type MajorType } from '@gongdi/domain';
import { handle, handlePublic, type BlobAnswer, type CallContext, type Handler } from '../handler/index.ts';
import { findLink } from './short-links.ts';
import { check, contentAddress, readerOf } from './signature.ts';
import { fileFor, findFiles, type FileRow } from './stored-files.ts';
import { filesLabel } from './text/index.ts';
import type { FileDeps } from './keep-file.ts';

/** Types that a browser displays without executing anything; files of other types are downloaded. */
const IN_PLACE: ReadonlySet<MajorType> = new Set(['image', 'video', 'audio', 'text']);

/** Handlers that answer the details of files and their bytes. */
export function contentHandlers({ db, blobs, key, setting }: FileDeps): Handler[] {
  const answer = async (row: FileRow | undefined, context: CallContext, download: boolean): Promise<BlobAnswer> => {
    const content = row && (await blobs?.open(row.hash));
    if (!row || !content) throw new GongdiError('notFound');
    const type = fileTypeOf(row.name);
    const inline = !download && type !== undefined && (IN_PLACE.has(type.major) || type.extension === 'pdf');
    context.header('content-length', String(content.size));
    return { bytes: content.bytes, type: type?.major === 'text' ? 'text/plain' : row.type, name: row.name, inline };
  };

  return [
    handle(calls.file.fileInfo, async ({ params }, { caller, now }) => {
      const row = (await findFiles(db, [params.id], { account_id: caller.id, scope: caller.scope })).get(params.id);
      if (!row) throw new GongdiError('notFound');
      const { id, name, size, type } = row;
      return { id, name, size, type, url: contentAddress(await key(), id, caller, now) };
    }),
    handlePublic(calls.file.fileContent, async ({ params, query }, context) => {
      const state = check(await key(), 'content', params.id, query, context.now);
      if (state === 'late') throw new GongdiError('badRequest', { label: filesLabel('addressLate') });
      if (state === 'bad') throw new GongdiError('notFound');
      return answer(
        await fileFor(db, params.id, readerOf(query), context.now, setting),
        context,
        query.download === '1',
      );
    }),
    handlePublic(calls.file.fileShort, async ({ params }, context) => {
      const link = await findLink(db, params.code, context.now);
      if (!link) throw new GongdiError('notFound');
      return answer(await fileFor(db, link.file_id, link.reader, context.now, setting), context, false);
    }),
  ];
}
