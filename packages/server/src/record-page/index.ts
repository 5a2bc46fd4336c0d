import { calls } from '@gongdi/api';
import { sql, type RawBuilder } from 'kysely';
import { handle, type Handler } from '../handler/index.ts';
import { transaction } from '../store/index.ts';
import { addComment, deleteComment, editComment, shownComment } from './comments.ts';
import { peopleOf } from './people.ts';
import { relatedRows, relatedTo, type RelatedDeps } from './related.ts';
import { seenRecord } from './seen-record.ts';
import { timelineOf } from './timeline.ts';
import { templateOverview } from './word/overview.ts';
import {
  addTemplate,
  checkTemplate,
  deleteTemplate,
  documentOf,
  DOCX_TYPE,
  previewOf,
  resourceOf,
  templatesFor,
  type TemplateDeps,
} from './word/templates.ts';
import { changeTemplate, restoreTemplate, versionsOf } from './word/versions.ts';

export { seenRecord, sharedNames, type RecordAddress, type SeenRecord } from './seen-record.ts';

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
    ...templateHandlers(deps),
    handle(calls.record.word, async ({ params }, context) =>
      documentOf(deps, await seenRecord(db, params, context), params.template, context),
    ),
  ];
}

/** Handlers of the Word templates of companies. */
function templateHandlers(deps: TemplateDeps & { db: RelatedDeps['db'] }): Handler[] {
  const { record } = calls;
  return [
    handle(record.templates, ({ params }, context) => templatesFor(deps, params.resource, context)),
    handle(record.templateAdd, ({ params, body }, context) => addTemplate(deps, params.resource, body, context)),
    handle(record.templateDelete, ({ params }, context) => deleteTemplate(deps, params, context)),
    handle(record.templateEdit, ({ params, body }, context) => changeTemplate(deps, params, body, context)),
    handle(record.templateVersions, ({ params }, context) => versionsOf(deps, params, context)),
    handle(record.templateRestore, ({ params, body }, context) => restoreTemplate(deps, params, body.version, context)),
    handle(record.templateOverview, (_, context) => templateOverview(deps, context)),
    handle(record.templateCheck, ({ params, body }, context) =>
      checkTemplate(deps, resourceOf(params.resource, context), body.file, context),
    ),
    handle(record.templatePreview, async ({ params, body }, context) =>
      previewOf(deps, await seenRecord(deps.db, params, context), body.file, context),
    ),
    handle(record.templateSample, async ({ params }, context) => {
      const resource = resourceOf(params.resource, context);
      // Loaded when the first sample is asked for: what writes Word files is large.
      const { sampleTemplate } = await import('./word/sample.ts');
      const bytes = await sampleTemplate(resource, context.lang);
      return { bytes, type: DOCX_TYPE, name: `${resource.label[context.lang]}.docx` };
    }),
  ];
}

/** SQL: ids of files that comments and templates have. */
export const filesOfRecords = (): RawBuilder<unknown> =>
  sql`select jsonb_array_elements(files) ->> 'id' as id from record_comment where files <> '[]'
    union all select file ->> 'id' from record_template
    union all select file ->> 'id' from record_template_version`;
