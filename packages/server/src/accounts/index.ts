export { accountHandlers } from './handlers.ts';
export { ALL_PERMISSIONS, expandPermissions } from './permissions.ts';
export { hashPassword } from './password.ts';
export { callerOf, revokeSessions } from './sessions.ts';
export { sweepAccounts } from './sweep.ts';
export { accountTables, type AccountTables } from './tables.ts';
