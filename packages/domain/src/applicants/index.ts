export * from './define.ts';
export * from './forms.ts';
export * from './kinds.ts';
export * from './numbers.ts';
export * from './sites.ts';
export type { Sameness, SubmissionKind } from './submission.ts';
