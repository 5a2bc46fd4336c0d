import type { FilesText } from './zh.ts';

export const en: FilesText = {
  badExtension: 'This type of file is not accepted: {name}',
  otherContent: 'The content of the file is not what .{extension} says',
  addressLate: 'The address of the file has expired; reload the page and try again',
  credentialsLate: 'The upload credentials have expired; upload again',
  nowhere: 'This server has no place for files; ask an administrator',
  storeAway: 'The store of files cannot be reached; try again later or ask an administrator',
  convertAbsent: 'This server converts no files, so this type cannot be shown in the page; download it to look at it',
  convertBusy: 'Too many files are being converted; try again later, or download the file',
  convertFailed: 'The file could not be converted; it may be damaged or have a password. Download it to look at it',
  convertSlow: 'The conversion took too long; download the file to look at it',
  notConverted: 'Files of this type are not converted',
  notSmall: 'No small version of the picture can be made; it may be damaged or too large. Open the picture itself',
  quota: 'Too much was uploaded today; try again tomorrow or ask an administrator',
};
