import type { CompareTexts } from './zh.ts';

export const en: CompareTexts = {
  choose: 'Choose a version or open a file. What was added, changed and removed is marked on the diagram.',
  openFile: 'Open a file to compare…',
  versions: 'Other versions',
  comparedWith: 'This diagram compared with “{name}”',
  unnamed: 'another version',
  same: 'The two versions say the same',
  sameButLayout: 'The contents are the same; only the drawing differs',
  comparing: 'Comparing…',
  showLayout: 'Show changes of the drawing alone ({count})',
  other: 'Choose another version',
  end: 'End the comparison',
  unreadable: 'That version cannot be read: {message}',
  fileUnreadable: 'The file cannot be read. Make sure that it exists and is not damaged',
  versionFailed: 'That version could not be had. Try again later',
  fileType: 'Choose a .xml or .bpmn file',
};
