import type { TargetText } from './zh.ts';

export const en: TargetText = {
  secret: 'Set the secret',
  secretField: 'Secret of the application (appsecret)',
  secretHint:
    'As the platform gave it to the project; AES needs 16, 24 or 32 characters, SM4 16. It is kept encrypted and never shown again.',
  secretNeeded: 'Enter the secret, at least 8 characters',
  saved: 'The secret is kept encrypted',
  save: 'Save',
  cancel: 'Cancel',
  test: 'Test the connection',
  reconcile: 'Compare',
  queue: 'Reports',
  title: 'How far it is',
  empty: 'No reports yet: once it is on they are collected each minute',
  off: 'Off: nothing is sent',
  gaps: '{count} codes are missing; what uses them is held back',
  fill: 'Enter them',
};
