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
  textsFirst: 'The texts of the form have to stand before its file; put them in this order and try again',
  textTooLong: 'A text of the form is too long; shorten it and try again',
  bodyStalled: 'Nothing came for too long; check the network and try again',
  bodyBroken: 'The request broke off; check the network and try again',
  bodiesFull: 'Too much is being uploaded at the moment; try again in a while',
  connectionsFull: 'There are too many connections; try again in a while',
  diskFull:
    'The server has no room left, and nothing of this was kept; ask an administrator to make room, then try again',
  dataDamaged:
    'Some data is damaged and cannot be read; ask an administrator to look with gongdi doctor and to restore a backup',
  databaseAway: 'The database does not answer at the moment; try again in a while',
  metricsClosed: 'Metrics are given on this machine, or for a token (GONGDI_METRICS_TOKEN)',
  badForm: 'The upload is incomplete or malformed; try again',
  notApproved: 'This opens once your company has been checked; see how far that is under Registration',
  noPage: 'The console page has not been built: run npm run build. The API works all the same',
  unknownQuery: 'Unknown query parameter: {names}; check the spelling',
  badAddress: 'The address is malformed',
};
