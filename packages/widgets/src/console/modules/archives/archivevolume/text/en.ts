import type { VolumeText } from './zh.ts';

export const en: VolumeText = {
  fill: 'Take documents',
  fillHelp: 'Takes the documents of a folder and of those below it that are in no volume, by folder and day.',
  folder: 'Folder',
  choose: 'Choose a folder',
  filled: '{taken} documents were taken',
  book: 'Cover and index',
  documents: 'Documents',
};
