import type { zh } from './zh.ts';

export const en: typeof zh = {
  loading: 'Loading…',
  failed: 'This could not be loaded',
  loadFailed: 'The network failed or the files have changed. Check the network and try again, or reload the page.',
  loadTimeout: 'It took more than 120 seconds. Check the network and try again.',
  mountFailed: 'It failed to start. Try again, or reload the page and give the message below to your administrator.',
  badJson: (name, reason) => `Attribute ${name} is not valid JSON and is ignored: ${reason}`,
  noMethod: (tag, name) => `${tag} has no method ${name}`,
  retry: 'Try again',
};
