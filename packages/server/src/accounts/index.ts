export { accountHandlers } from './handlers.ts';
export { ALL_PERMISSIONS, expandPermissions } from './permissions.ts';
export { menusOf } from './menus.ts';
export { hashPassword, passwordMatches } from './password.ts';
export { callerOf, endOtherSessions, revokeSession, revokeSessions } from './sessions.ts';
export { sweepAccounts } from './sweep.ts';
export { accountTables, type AccountTables } from './tables.ts';
