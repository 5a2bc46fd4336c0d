import type { BranchText } from './zh.ts';

export const en: BranchText = {
  title: 'Party building',
  nothingAsked: 'Scan the code on the notice board to open this page',
  notFound: 'There is no such branch',
  notFoundHint: 'The code may be out of date, or the branch is not shown to everybody. Ask those who run the site.',
  failed: 'The page could not be read; try again',
  retry: 'Try again',
  project: 'Project',
  superior: 'Superior',
  members: 'Members',
  activities: 'Activities in a year',
  people: '{count}',
  times: '{count}',
  carousel: 'In pictures',
  items: 'News',
  noItems: 'Nothing published yet',
  introduction: 'About the branch',
};
