import type { HttpText } from './zh.ts';

export const en: HttpText = {
  jsonExpected: 'The request body should be JSON (Content-Type: application/json)',
  formExpected: 'Upload the file as a form (multipart/form-data)',
  badJson: 'The request body is not valid JSON',
  badKey: 'Idempotency-Key takes 8 to 64 letters, digits, - and _',
  bodyMissing: 'The request has no body',
  fileMissing: 'Choose a file to upload',
  fileEmpty: 'The file is empty; choose another one',
  badCharacters: 'There are characters that are not allowed; remove them and try again',
  tooDeep: 'The request body is nested too deeply',
  bodyTooLarge: 'The request is larger than {limit}',
  badForm: 'The upload is incomplete or malformed; try again',
  notApproved: 'This opens once your company has been checked; see how far that is under Registration',
  noPage: 'The console page has not been built: run npm run build. The API works all the same',
  badAddress: 'The address is malformed',
};
