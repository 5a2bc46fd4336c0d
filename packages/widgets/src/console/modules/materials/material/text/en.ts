import type { MaterialCodeText } from './zh.ts';

export const en: MaterialCodeText = {
  title: 'Material',
  nothingAsked: 'Scan the code on the material to open this page',
  notFound: 'There is no such material',
  notFoundHint: 'The code may be out of date, or the material is not shown to everybody. Ask those who run the site.',
  failed: 'The material could not be read; try again',
  retry: 'Try again',
  papers: 'Certificates',
  noPapers: 'None',
  project: 'Project',
  read: 'As recorded by those who run the site, read at {at}',
};
