import { type RecordComment, type RecordPerson } from '@gongdi/api';
import { GongdiError, recordComment, titleOf, wholeName, type FileItem } from '@gongdi/domain';
import type { Selectable } from 'kysely';
import { tellRecords } from '../audit/index.ts';
import { showFiles, takeFiles, type Reader } from '../files/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { notifyLabel, notifyUsers } from '../notify/index.ts';
import { newId, type Db, type Tables } from '../store/index.ts';
import { peopleOf } from './people.ts';
import type { SeenRecord } from './seen-record.ts';
import { recordPageLabel } from './text/index.ts';

type CommentRow = Selectable<Tables['record_comment']>;

/** What a person sends as a comment. */
export interface CommentInput {
  text: string;
  files?: FileItem[] | null;
  mentions?: string[];
}

type Change = Pick<CommentRow, 'text'> & { files: FileItem[]; mentions: RecordPerson[] };

/** Returns a comment as a reader sees it. */
export function shownComment(
  row: CommentRow,
  key: Uint8Array,
  { caller, now }: { caller: Reader & { id: string }; now: number },
): RecordComment {
  const { files } = showFiles(recordComment, { files: row.files ?? [] }, key, caller, now);
  return {
    id: row.id,
    text: row.text,
    files,
    mentions: (row.mentions ?? []) as RecordPerson[],
    edited_at: row.edited_at,
    deleted: row.deleted_at !== null,
    own: row.author_id === caller.id,
  };
}

/** Adds a comment, and notifies the people whom it mentions. */
export async function addComment(
  trx: Db,
  seen: SeenRecord,
  input: CommentInput,
  context: CallerContext,
): Promise<CommentRow> {
  const { caller, now } = context;
  const { text, files, mentions } = await taken(trx, seen, input, context);
  const row = await trx
    .insertInto('record_comment')
    .values({
      id: newId(now),
      resource: wholeName(seen.resource),
      record_id: seen.row.id,
      author_id: caller.id,
      author_name: caller.nickname,
      text,
      files: JSON.stringify(files),
      mentions: JSON.stringify(mentions),
      created_at: new Date(now).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellMentioned(trx, seen, mentions, context);
  await tellOpen(trx, seen, context);
  return row;
}

/** Changes a comment of the caller; only people who were not mentioned before are notified. */
export async function editComment(
  trx: Db,
  seen: SeenRecord,
  id: string,
  input: CommentInput,
  context: CallerContext,
): Promise<CommentRow> {
  const before = await ownComment(trx, seen, id, context);
  const { text, files, mentions } = await taken(trx, seen, input, context, before);
  const row = await trx
    .updateTable('record_comment')
    .set({
      text,
      files: JSON.stringify(files),
      mentions: JSON.stringify(mentions),
      edited_at: new Date(context.now).toISOString(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const known = new Set((before.mentions as RecordPerson[]).map((one) => one.id));
  await tellMentioned(
    trx,
    seen,
    mentions.filter((one) => !known.has(one.id)),
    context,
  );
  await tellOpen(trx, seen, context);
  return row;
}

/** Empties a comment of the caller. */
export async function deleteComment(trx: Db, seen: SeenRecord, id: string, context: CallerContext): Promise<void> {
  await ownComment(trx, seen, id, context);
  await trx
    .updateTable('record_comment')
    .set({ text: '', files: '[]', mentions: '[]', deleted_at: new Date(context.now).toISOString() })
    .where('id', '=', id)
    .execute();
  await tellOpen(trx, seen, context);
}

/** @throws GongdiError `notFound`, `permission` for somebody else's comment, `conflict` for a deleted one */
async function ownComment(trx: Db, { resource, row }: SeenRecord, id: string, context: CallerContext) {
  const found = await trx
    .selectFrom('record_comment')
    .selectAll()
    .where('id', '=', id)
    .where('resource', '=', wholeName(resource))
    .where('record_id', '=', row.id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new GongdiError('notFound');
  if (found.author_id !== context.caller.id)
    throw new GongdiError('permission', { label: recordPageLabel('notYourComment') });
  if (found.deleted_at !== null) throw new GongdiError('conflict', { label: recordPageLabel('commentGone') });
  return found;
}

/** @throws GongdiError `invalid` for files that are not the caller's, and for people who cannot see the record */
async function taken(
  trx: Db,
  seen: SeenRecord,
  { text, files, mentions = [] }: CommentInput,
  context: CallerContext,
  before?: CommentRow,
): Promise<Change> {
  if (text.trim() === '') {
    const message = recordPageLabel('emptyComment')[context.lang];
    throw new GongdiError('invalid', { problems: [{ path: 'text', code: 'required', message }] });
  }
  const kept = await takeFiles(trx, recordComment, { files: files ?? [] }, context, before && { files: before.files });
  const ids = [...new Set(mentions)];
  const people = ids.length === 0 ? [] : await peopleOf(trx, seen, { ids }, context);
  if (people.length < ids.length) {
    const message = recordPageLabel('cannotSee')[context.lang];
    throw new GongdiError('invalid', { problems: [{ path: 'mentions', code: 'not_found', message }] });
  }
  return { text: text.trim(), files: kept.files, mentions: people.map(({ id, nickname }) => ({ id, nickname })) };
}

async function tellMentioned(
  trx: Db,
  { resource, row }: SeenRecord,
  mentioned: readonly RecordPerson[],
  { caller, now }: CallerContext,
): Promise<void> {
  const ids = mentioned.map(({ id }) => id).filter((id) => id !== caller.id);
  const title = notifyLabel('mentioned', { who: caller.nickname, label: resource.label, name: titleOf(resource, row) });
  const link = `/${resource.name}/detail?id=${encodeURIComponent(row.id)}`;
  await notifyUsers(trx, ids, { kind: 'record_comment', title, link, org_id: row.org_id }, now);
}

const tellOpen = (trx: Db, { resource, row }: SeenRecord, { caller }: CallerContext): Promise<void> =>
  tellRecords(trx, [
    { resource: wholeName(resource), id: row.id, action: 'comment', by: caller.id, name: caller.nickname },
  ]);
