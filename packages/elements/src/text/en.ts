import type { zh } from './zh.ts';

export const en: typeof zh = {
  loading: 'Loading…',
  load_failed: 'Loading failed. Check the network and try again.',
  load_timeout: 'Loading took over 120 seconds. Check the network and try again.',
  mount_failed: 'Starting failed. Try again or tell your administrator.',
  badJson: (name, reason) => `Attribute ${name} is not valid JSON, ignored: ${reason}`,
  noMethod: (tag, name) => `${tag} has no method ${name}`,
  retry: 'Try again',
};
