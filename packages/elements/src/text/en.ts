import type { zh } from './zh.ts';

export const en: typeof zh = {
  loading: 'Loading…',
  load_failed: 'Loading failed. Check the network and try again.',
  load_timeout: 'Loading took over 120 seconds. Check the network and try again.',
  mount_failed: 'Starting failed. Try again or tell your administrator.',
  retry: 'Try again',
};
