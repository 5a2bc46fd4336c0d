import { SUBMISSION, applySite, submissionStatus } from '../dictionary/applicant.ts';
import { field } from '../field/field.ts';
import type { Label } from '../label.ts';
import type { Action } from '../resource/define.ts';

const ON = ['column', 'detail', 'sheet'] as const;
/** Places of a field that nobody types. */
const SET = ['column', 'query', 'detail', 'sheet'] as const;

/** Fields for the site at which a submission was made, and for its status. */
export function stateFields(labels: { site: Label; status: Label }) {
  return {
    site: field.code({
      label: labels.site,
      required: true,
      dict: applySite,
      query: 'in',
      on: SET,
      group: 'state',
      column: { width: 210 },
    }),
    status: field.code({
      label: labels.status,
      required: true,
      dict: submissionStatus,
      query: 'in',
      initial: SUBMISSION.waiting,
      on: SET,
      group: 'state',
      column: { width: 110 },
    }),
  } as const;
}

/** Fields that a review writes into a submission. */
export const reviewFields = {
  review_opinion: field.textarea({
    label: { zh: '审核意见', en: 'Opinion' },
    maxLength: 500,
    on: ON,
    group: 'review',
    column: { width: 220 },
  }),
  reviewer_id: field.reference({
    label: { zh: '审核人', en: 'Reviewed by' },
    ref: 'usermanage',
    on: ON,
    group: 'review',
    column: { width: 110 },
  }),
  reviewed_at: field.datetime({
    label: { zh: '审核时间', en: 'Reviewed at' },
    on: ON,
    group: 'review',
    column: { width: 170 },
  }),
} as const;

const stamps = { by: 'reviewer_id', at: 'reviewed_at' } as const;
const asks = ['review_opinion'] as const;

/** Actions that leave the state `waiting`. Only a new submission by the applicant leads back to it. */
export function reviewActions(path: string) {
  return {
    pass: {
      label: { zh: '审核通过', en: 'Pass' },
      endpoint: `PUT ${path}/pass`,
      step: { from: [SUBMISSION.waiting], to: SUBMISSION.passed, asks, stamps },
    },
    giveback: {
      label: { zh: '退回补正', en: 'Return to be corrected' },
      endpoint: `PUT ${path}/giveback`,
      step: { from: [SUBMISSION.waiting], to: SUBMISSION.returned, asks, needs: asks, stamps },
    },
    refuse: {
      label: { zh: '驳回', en: 'Refuse' },
      endpoint: `PUT ${path}/refuse`,
      step: { from: [SUBMISSION.waiting], to: SUBMISSION.refused, asks, needs: asks, stamps, danger: true },
    },
  } as const satisfies Readonly<Record<string, Action>>;
}
