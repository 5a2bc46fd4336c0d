import { field } from '../field/field.ts';
import { defineResource } from '../resource/define.ts';

/** Most people that one comment mentions. */
export const MENTION_LIMIT = 20;

/**
 * What a person writes about a record of any resource. Comments belong to their record: whoever sees it sees them, so
 * they have handwritten calls, and no calls are lifted from this resource.
 */
export const recordComment = defineResource({
  name: 'recordcomment',
  noun: 'record_comment',
  label: { zh: '评论', en: 'Comment' },
  service: 'base',
  title: 'text',
  scope: 'organisation',
  fields: {
    text: field.textarea({ label: { zh: '评论', en: 'Comment' }, required: true, maxLength: 2000 }),
    files: field.files({ label: { zh: '附件', en: 'Files' }, maxCount: 9 }),
  },
  endpoints: {},
});
