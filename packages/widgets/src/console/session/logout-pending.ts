const KEY = 'gongdi:logout-pending';

/**
 * Somebody has logged out and the server could not be told: until it has been, this browser opens no session that it
 * still keeps. Beyond the tab, since every tab would take that session up again.
 */
export const logoutPending = {
  is(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
  note(): void {
    try {
      localStorage.setItem(KEY, '1');
    } catch {
      // A forbidden storage: the session ends when it is unused for long enough.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
};
