import type { PreviewText } from './zh.ts';

export const en: PreviewText = {
  preview: 'What it would change',
  previewWithdrawn: 'What a withdrawal would change',
  previewNone: 'No day would change',
  previewOf: '{from} to {to}: {changed} days of {people} people change, from {before} to {after} days in all',
  previewPart: 'The rule holds for several projects; these are the first {count}',
  previewMore: 'The first {count} only',
  noRecord: 'no record',
  before: 'Now',
  after: 'Then',
  person: 'Name',
  day: 'Day',
};
