import { LOGOUT_PENDING_KEY } from '../storage-keys.ts';

/**
 * Somebody has logged out and the server could not be told: until it has been, this browser opens no session that it
 * still keeps. Beyond the tab, since every tab would take that session up again.
 */
export const logoutPending = {
  is(): boolean {
    try {
      return localStorage.getItem(LOGOUT_PENDING_KEY) !== null;
    } catch {
      return false;
    }
  },
  note(): void {
    try {
      localStorage.setItem(LOGOUT_PENDING_KEY, '1');
    } catch {
      // A forbidden storage: the session ends when it is unused for long enough.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(LOGOUT_PENDING_KEY);
    } catch {
      // As above.
    }
  },
};
