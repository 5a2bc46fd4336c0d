import type { DelegateText } from './zh.ts';

export const en: DelegateText = {
  noUrl: 'The HTTP call has no address',
  badUrl: 'The address of the HTTP call is wrong: {url}',
  badProtocol: 'HTTP calls go to http and https only: {url}',
  credentials: 'The address of an HTTP call holds no name or password; use a header',
  badMethod: 'HTTP calls know no method {method}',
  badHeader: 'The header “{name}” of the HTTP call is wrong or may not be set',
  notListed: 'The host {host} is not among those that may be called; an administrator adds it to GONGDI_CALLOUT_HOSTS',
  privateAddress:
    'The host {host} leads to the private address {address} and is not called; an administrator may name it in GONGDI_CALLOUT_HOSTS',
  unresolved: 'The host {host} cannot be resolved',
  requestTooLarge: 'The content of the HTTP call has more than {limit} bytes',
  answerTooLarge: 'The answer of {host} has more than {limit} bytes',
  timeout: '{host} did not answer within {milliseconds} ms',
  failed: 'The call to {host} failed: {reason}',
  status: '{host} answered HTTP {status}: {body}',
  badAnswer: 'The answer of {host} has what cannot be stored',
  noRecipients: 'The notice has nobody to go to (to)',
  noTitle: 'The notice has no title',
  noNotify: 'This server has no way to notify',
  badVariable: 'A variable may not be named “{name}”',
};
