import type { FilesText } from './zh.ts';

export const en: FilesText = {
  badExtension: 'This type of file is not accepted: {name}',
  otherContent: 'The content of the file is not what .{extension} says',
  addressLate: 'The address of the file has expired; reload the page and try again',
  credentialsLate: 'The upload credentials have expired; upload again',
  nowhere: 'This server has no place for files; ask an administrator',
  storeAway: 'The store of files cannot be reached; try again later or ask an administrator',
  quota: 'Too much was uploaded today; try again tomorrow or ask an administrator',
};
