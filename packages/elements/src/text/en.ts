import type { zh } from './zh.ts';

export const en: typeof zh = {
  loading: 'Loading…',
  load_failed: 'Loading failed. Check the network and try again, or reload the page.',
  load_timeout: 'Loading took more than 120 seconds. Check the network and try again.',
  mount_failed: 'Starting failed. Try again, or reload the page and tell your administrator.',
  badJson: (name, reason) => `Attribute ${name} is not valid JSON and is ignored: ${reason}`,
  noMethod: (tag, name) => `${tag} has no method ${name}`,
  retry: 'Try again',
};
