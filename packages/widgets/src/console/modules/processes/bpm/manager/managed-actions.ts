import type { ManagedInstance } from '@gongdi/api';
import { permission } from '@gongdi/domain';

/** Menu of the list of managed instances. */
export const MENU = 'bpm-process-manager';

/** Returns whether an administrator may cancel a running instance, or delete an ended one. */
export function managedAction(
  { status, writable }: Pick<ManagedInstance, 'status' | 'writable'>,
  may: (code: string) => boolean,
): 'cancel' | 'delete' | undefined {
  const action = ({ 1: 'cancel', 2: 'delete' } as const)[status];
  return action && writable && may(permission(MENU, action)) ? action : undefined;
}
