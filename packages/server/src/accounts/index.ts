export { accountHandlers } from './handlers.ts';
export { ALL_PERMISSIONS, expandPermissions } from './permissions.ts';
export { BUILT_IN_ROLES, roleFor } from './built-in-roles.ts';
export { captchasIn, type Captchas } from './captcha.ts';
export { letIn } from './login.ts';
export { hashPassword, passwordMatches } from './password.ts';
export { callerOf, endOtherSessions, revokeSession, revokeSessions } from './sessions.ts';
export { sweepAccounts } from './sweep.ts';
export { accountTables, type AccountTables } from './tables.ts';
