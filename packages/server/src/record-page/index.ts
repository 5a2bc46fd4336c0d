import { calls } from '@gongdi/api';
import { sql, type RawBuilder } from 'kysely';
import { handle, type Handler } from '../handler/index.ts';
import { transaction } from '../store/index.ts';
import { addComment, deleteComment, editComment, shownComment } from './comments.ts';
import { peopleOf } from './people.ts';
import { relatedRows, relatedTo, type RelatedDeps } from './related.ts';
import { seenRecord } from './seen-record.ts';
import { timelineOf } from './timeline.ts';
import { addTemplate, deleteTemplate, documentOf, templatesFor, type TemplateDeps } from './word/templates.ts';

export { seenRecord, sharedNames, type RecordAddress } from './seen-record.ts';

/** Handlers of what belongs to a record of any resource: timeline, comments and related records. */
export function recordPageHandlers(deps: RelatedDeps & TemplateDeps): Handler[] {
  const { db, fileKey } = deps;
  return [
    handle(calls.record.timeline, async ({ params, query }, context) =>
      timelineOf(deps, await seenRecord(db, params, context), query.before, context),
    ),
    handle(calls.record.commentAdd, ({ params, body }, context) =>
      transaction(db, async (trx) => {
        const row = await addComment(trx, await seenRecord(trx, params, context), body, context);
        return shownComment(row, await fileKey(), context);
      }),
    ),
    handle(calls.record.commentEdit, ({ params, body }, context) =>
      transaction(db, async (trx) => {
        const row = await editComment(trx, await seenRecord(trx, params, context), params.comment, body, context);
        return shownComment(row, await fileKey(), context);
      }),
    ),
    handle(calls.record.commentDelete, ({ params }, context) =>
      transaction(db, async (trx) => {
        await deleteComment(trx, await seenRecord(trx, params, context), params.comment, context);
        return null;
      }),
    ),
    handle(calls.record.people, async ({ params, query }, context) =>
      peopleOf(db, await seenRecord(db, params, context), query, context),
    ),
    handle(calls.record.related, async ({ params }, context) =>
      relatedTo(deps, await seenRecord(db, params, context), context),
    ),
    handle(calls.record.relatedRows, async ({ params, query }, context) =>
      relatedRows(deps, await seenRecord(db, params, context), { ...params, page: query.page }, context),
    ),
    handle(calls.record.templates, ({ params }, context) => templatesFor(deps, params.resource, context)),
    handle(calls.record.templateAdd, ({ params, body }, context) => addTemplate(deps, params.resource, body, context)),
    handle(calls.record.templateDelete, ({ params }, context) => deleteTemplate(deps, params, context)),
    handle(calls.record.word, async ({ params }, context) =>
      documentOf(deps, await seenRecord(db, params, context), params.template, context),
    ),
  ];
}

/** SQL: ids of files that comments and templates have. */
export const filesOfRecords = (): RawBuilder<unknown> =>
  sql`select jsonb_array_elements(files) ->> 'id' as id from record_comment where files <> '[]'
    union all select file ->> 'id' from record_template`;
