import { expect, it } from 'vitest';
import { managedAction } from './managed-actions.ts';

it.each([
  [1, true, 'bpm-process-manager|cancel', 'cancel'],
  [1, true, 'bpm-process-manager|delete', undefined],
  [2, true, 'bpm-process-manager|delete', 'delete'],
  [2, true, 'bpm-process-manager|cancel', undefined],
  [1, false, 'bpm-process-manager|cancel', undefined],
  [2, false, 'bpm-process-manager|delete', undefined],
] as const)('status %i, writable: %s, permission %s: %s', (status, writable, permitted, action) => {
  expect(managedAction({ status, writable }, (code) => code === permitted)).toBe(action);
});
