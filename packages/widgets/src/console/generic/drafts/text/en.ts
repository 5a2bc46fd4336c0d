import type { DraftsText } from './zh.ts';

export const en: DraftsText = {
  found: 'There is unsaved input ({ago})',
  restore: 'Restore',
  discard: 'Discard',
  changedSince: 'The record was changed since: when you save, your input is compared with what is stored now.',
  left: 'Personal data is not kept here; fill in again: {labels}',
  filesGone: '{count} files have expired; upload them again',
  restored: 'Your unsaved input is back',
  title: 'Drafts',
  none: 'No drafts',
  noneHint: 'A form that is filled in by half is kept on this device for 7 days.',
  go: 'Continue',
  add: 'Add',
  edit: 'Edit',
  discardConfirm: 'Discard the draft of “{title}”?',
  discardText: 'It cannot be restored afterwards.',
  cancel: 'Cancel',
  at: 'Kept {at}',
};
