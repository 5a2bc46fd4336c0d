import type { ApiPageText } from './zh.ts';

export const en: ApiPageText = {
  title: 'The API of the site management platform',
  otherLanguage: '中文',
  skip: 'Skip to the calls',
  search: 'Search',
  searchHint: 'Name, address or id, such as project',
  found: '{count} calls',
  none: 'No call is like that; try another word',
  groups: 'Groups of calls',
  introSession:
    'Every call that is not marked “public” carries two headers: Authorization with the token that a login answers, X-Serial-Number-Id with its serial_token_number. The examples below use the variables SERVER, TOKEN and SERIAL:',
  introEnvelope:
    'Answers are { code, data, message, request_id }; a code of 0 is success. A page is { list, total, total_capped, page, page_size }.',
  introErrors:
    'A failure has another code, a message to show and, in errors, what is wrong with which field. 401: the session is over; no permission: 400 (code 40301); a record that one does not see: 404; wrong input: 422; a conflict: 409; too many calls: 429.',
  isPublic: 'public',
  link: 'Link to this call',
  pathParameters: 'In the path',
  query: 'In the query',
  body: 'Body',
  answer: 'Answer',
  blob: 'The bytes of a file instead of JSON.',
  name: 'Name',
  type: 'Type',
  meaning: 'What it is',
  limits: 'Values',
  required: 'required',
  copy: 'Copy',
  copied: 'Copied',
};
