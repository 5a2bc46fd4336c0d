import type { ApiText } from './zh.ts';

export const en: ApiText = {
  network: 'Network error',
  noSession: 'Your session is not valid, please log in again',
  noToken: 'This page could not get a session. Try again; if that fails, tell whoever runs the site',
};
