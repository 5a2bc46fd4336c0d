import { SUBMISSIONS } from '../generated/submissions.ts';
import type { SubmissionKind } from './submission.ts';

/** What applicants can submit. */
export const SUBMISSION_KINDS = SUBMISSIONS;

/** Name of a kind of submission. */
export type Submission = (typeof SUBMISSION_KINDS)[number]['name'];

export const SUBMISSION_NAMES = SUBMISSION_KINDS.map(({ name }) => name) as [Submission, ...Submission[]];

/** @throws Error when there is no such kind */
export function submissionKind(name: Submission): SubmissionKind<Submission> {
  return SUBMISSION_KINDS.find((one) => one.name === name)!;
}

/** Returns the kind that is submitted on a page of a site. */
export function submissionOn(page: string): SubmissionKind<Submission> | undefined {
  return SUBMISSION_KINDS.find((one) => one.page === page);
}
