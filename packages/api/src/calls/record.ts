import { fileItem, MENTION_LIMIT, permission, recordComment, wordTemplate } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// What belongs to a record of any resource beside its fields. Each call needs the permission to open the record
// (`<resource>|detail`) and the record within the caller's rows; the server checks both, because the resource is known
// only by the address.

const id = z.string().min(1).max(64);
const record = z.object({ resource: z.string().min(1).max(64), id });

const person = z.object({ id: z.string(), nickname: z.string() });
export type RecordPerson = z.output<typeof person>;

/** Most entries of one page of a timeline. */
export const TIMELINE_PAGE = 20;

const change = z.object({ name: z.string(), before: z.unknown(), after: z.unknown() });

const comment = z.object({
  id: z.string(),
  /** Empty when the comment was deleted. */
  text: z.string(),
  files: z.array(fileItem),
  mentions: z.array(person),
  edited_at: z.string().nullable(),
  deleted: z.boolean(),
  /** Whether the caller wrote it, and so may change and delete it. */
  own: z.boolean(),
});
export type RecordComment = z.output<typeof comment>;

const entry = z.object({
  id: z.string(),
  at: z.string(),
  /** Null: the server, or an account that is not known any more. */
  by: person.nullable(),
  /** Whose turn it was, when a substitute took the step. */
  acted_for: person.nullable(),
  /** `comment`, the name of a step, or another action of the change record. */
  action: z.string(),
  /** States before and after, when the action changed the state. */
  from: z.int().nullable(),
  to: z.int().nullable(),
  /** Changed fields of the resource, personal data masked. */
  changes: z.array(change),
  comment: comment.nullable(),
});
export type TimelineEntry = z.output<typeof entry>;

/** Returns what happened to a record, newest first: its making, changes, steps and comments. */
export const timeline = defineCall({
  name: 'record.timeline',
  label: { zh: '记录动态', en: 'Timeline of a record' },
  service: 'base',
  method: 'GET',
  path: 'record/{resource}/{id}/timeline',
  input: { params: record, query: z.object({ before: z.string().max(100).optional() }) },
  output: z.object({
    list: z.array(entry),
    /** Value of `before` that returns the next page; null: this is the last one. */
    next: z.string().nullable(),
  }),
});

const commentBody = z.strictObject({
  ...recordComment.fields,
  /** Accounts that are notified; each of them must be able to see the record. */
  mentions: z.array(id).max(MENTION_LIMIT).optional(),
});

export const commentAdd = defineCall({
  name: 'record.comment.add',
  label: { zh: '发表评论', en: 'Comment on a record' },
  service: 'base',
  method: 'POST',
  path: 'record/{resource}/{id}/comment',
  input: { params: record, body: commentBody },
  output: comment,
});

const commentParams = record.extend({ comment: id });

/** Changes a comment of one's own. */
export const commentEdit = defineCall({
  name: 'record.comment.edit',
  label: { zh: '修改评论', en: 'Change a comment' },
  service: 'base',
  method: 'PUT',
  path: 'record/{resource}/{id}/comment/{comment}',
  input: { params: commentParams, body: commentBody },
  output: comment,
});

/** Deletes the text and the files of a comment of one's own; the timeline keeps that there was one. */
export const commentDelete = defineCall({
  name: 'record.comment.delete',
  label: { zh: '删除评论', en: 'Delete a comment' },
  service: 'base',
  method: 'DELETE',
  path: 'record/{resource}/{id}/comment/{comment}',
  input: { params: commentParams },
  output: z.null(),
});

/** Most people that one call offers to mention. */
export const PEOPLE_LIMIT = 20;

/** Returns people who can see the record and whom the caller may know, to be mentioned in a comment. */
export const people = defineCall({
  name: 'record.people',
  label: { zh: '可提及的人', en: 'People to mention' },
  service: 'base',
  method: 'GET',
  path: 'record/{resource}/{id}/people',
  input: { params: record, query: z.object({ keyword: z.string().max(50).optional() }) },
  output: z.array(person.extend({ organisation: z.string() })),
});

/** Rows that a related list shows at once. */
export const RELATED_PAGE = 5;

const relation = z.object({
  /** Resource of the referring records. */
  resource: z.string(),
  label: z.string(),
  /** Field that refers to the record. */
  field: z.string(),
  field_label: z.string(),
  /** Null: could not be counted in time. */
  total: z.int().nullable(),
  total_capped: z.boolean(),
  /** Whether the list of that resource filters by the field. */
  filtered: z.boolean(),
  /** Whether the caller may open the details of such a record. */
  detail: z.boolean(),
});
export type RecordRelation = z.output<typeof relation>;

/** Returns which records of other resources refer to a record, counted, of the resources that the caller may list. */
export const related = defineCall({
  name: 'record.related',
  label: { zh: '关联记录统计', en: 'Records that refer to a record' },
  service: 'base',
  method: 'GET',
  path: 'record/{resource}/{id}/related',
  input: { params: record },
  output: z.array(relation),
});

/** Returns the first records of one resource that refer to a record by one field, personal data masked. */
export const relatedRows = defineCall({
  name: 'record.relatedRows',
  label: { zh: '关联记录', en: 'Records of one kind that refer to a record' },
  service: 'base',
  method: 'GET',
  path: 'record/{resource}/{id}/related/{from}/{field}',
  input: {
    params: record.extend({ from: z.string().min(1).max(64), field: z.string().min(1).max(64) }),
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  },
  output: z.object({
    list: z.array(z.record(z.string(), z.unknown())),
    /** Whether there are further records. */
    more: z.boolean(),
  }),
});

const template = z.object({
  id: z.string(),
  /** Name of the resource; for a part, of its whole. */
  resource: z.string(),
  name: z.string(),
  file: fileItem,
  created_at: z.string(),
  /** Organisation that the template belongs to; those below it use it too. */
  organisation: z.string(),
  /** Counts the changes of name and file; 1: never changed. */
  version: z.int(),
  /** Whether the caller may change and delete it. */
  own: z.boolean(),
  /** Placeholders that the resource does not have; they stay empty in documents. */
  unknown: z.array(z.string()),
});
export type RecordTemplate = z.output<typeof template>;

const ofResource = z.object({ resource: z.string().min(1).max(64) });

/** Returns the Word templates for records of a resource: of the caller's organisation and of those above and below it. */
export const templates = defineCall({
  name: 'record.templates',
  label: { zh: 'Word 模板列表', en: 'Word templates' },
  service: 'base',
  method: 'GET',
  path: 'record-template/{resource}',
  input: { params: ofResource },
  output: z.array(template),
});

/** Whoever may change the organisation may add templates for it. */
export const MAY_CHANGE_TEMPLATES = permission('organization', 'edit');

export const templateAdd = defineCall({
  name: 'record.template.add',
  label: { zh: '新增 Word 模板', en: 'Add a Word template' },
  service: 'base',
  method: 'POST',
  path: 'record-template/{resource}',
  input: { params: ofResource, body: z.strictObject(wordTemplate.fields) },
  output: template,
  permission: MAY_CHANGE_TEMPLATES,
});

export const templateDelete = defineCall({
  name: 'record.template.delete',
  label: { zh: '删除 Word 模板', en: 'Delete a Word template' },
  service: 'base',
  method: 'DELETE',
  path: 'record-template/{resource}/{id}',
  input: { params: record },
  output: z.null(),
  permission: MAY_CHANGE_TEMPLATES,
});

/** Changes the name of a template, its file, or both. The file so far becomes an earlier version. */
export const templateEdit = defineCall({
  name: 'record.template.edit',
  label: { zh: '修改 Word 模板', en: 'Change a Word template' },
  service: 'base',
  method: 'PUT',
  path: 'record-template/{resource}/{id}',
  input: {
    params: record,
    body: z.strictObject({
      /** The version that was read. */
      version: z.int().min(1),
      name: wordTemplate.fields.name,
      file: wordTemplate.fields.file.optional(),
    }),
  },
  output: template,
  permission: MAY_CHANGE_TEMPLATES,
});

const templateVersion = z.object({
  version: z.int(),
  name: z.string(),
  file: fileItem,
  unknown: z.array(z.string()),
  at: z.string(),
  /** Name of the person; empty when the account does not exist any more. */
  by: z.string(),
});
export type TemplateVersion = z.output<typeof templateVersion>;

/** Returns the versions of a template, newest first; the first is the one in use. At most 50 are kept. */
export const templateVersions = defineCall({
  name: 'record.template.versions',
  label: { zh: 'Word 模板版本', en: 'Versions of a Word template' },
  service: 'base',
  method: 'GET',
  path: 'record-template/{resource}/{id}/versions',
  input: { params: record },
  output: z.array(templateVersion),
});

/** Makes the file and the name of an earlier version a new version. */
export const templateRestore = defineCall({
  name: 'record.template.restore',
  label: { zh: '恢复 Word 模板版本', en: 'Restore a version of a Word template' },
  service: 'base',
  method: 'POST',
  path: 'record-template/{resource}/{id}/restore',
  input: { params: record, body: z.strictObject({ version: z.int().min(1) }) },
  output: template,
  permission: MAY_CHANGE_TEMPLATES,
});

/** Returns all templates that the caller may use, and the resources that may have templates. */
export const templateOverview = defineCall({
  name: 'record.template.overview',
  label: { zh: '全部 Word 模板', en: 'All Word templates' },
  service: 'base',
  method: 'GET',
  path: 'record-template',
  input: {},
  output: z.object({
    resources: z.array(z.object({ name: z.string(), label: z.object({ zh: z.string(), en: z.string() }) })),
    templates: z.array(template),
  }),
  permission: permission('printtemplate', 'list'),
});

const stored = wordTemplate.fields.file;

/** Checks a file that was uploaded as a template, without keeping it. */
export const templateCheck = defineCall({
  name: 'record.template.check',
  label: { zh: '检查 Word 模板', en: 'Check a Word template' },
  service: 'base',
  method: 'POST',
  path: 'record-template/{resource}/check',
  input: { params: ofResource, body: z.strictObject({ file: stored }) },
  output: z.object({
    /** Placeholders that the resource has, by what takes their place. */
    known: z.array(z.string()),
    unknown: z.array(z.string()),
  }),
  permission: MAY_CHANGE_TEMPLATES,
});

/** Returns a record as a document by a file that is no template yet, to look at it. */
export const templatePreview = defineCall({
  name: 'record.template.preview',
  label: { zh: '预览 Word 模板', en: 'Preview a Word template' },
  service: 'base',
  method: 'POST',
  path: 'record/{resource}/{id}/word-preview',
  input: { params: record, body: z.strictObject({ file: stored }) },
  output: 'blob',
  permission: MAY_CHANGE_TEMPLATES,
  timeout: 120_000,
});

/** Returns a Word file with every placeholder of a resource, pictures included, to begin a template with. */
export const templateSample = defineCall({
  name: 'record.template.sample',
  label: { zh: '示例 Word 模板', en: 'Example of a Word template' },
  service: 'base',
  method: 'GET',
  path: 'record-template/{resource}/sample',
  input: { params: ofResource },
  output: 'blob',
});

/** Returns a record as a Word document, by a template; personal data masked. Each document is logged. */
export const word = defineCall({
  name: 'record.word',
  label: { zh: '按模板生成 Word', en: 'Make a Word document by a template' },
  service: 'base',
  method: 'GET',
  path: 'record/{resource}/{id}/word/{template}',
  input: { params: record.extend({ template: id }) },
  output: 'blob',
  timeout: 120_000,
});
