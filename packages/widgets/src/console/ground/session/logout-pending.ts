import { LOGOUT_PENDING_KEY } from '../storage-keys.ts';

/**
 * Flag: a user has logged out, but the server could not be reached. Until the server knows, this browser does not
 * resume the session that it still stores. The flag is in local storage, because every tab could resume that session.
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
      // Local storage is blocked: the session then ends after its idle time.
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
