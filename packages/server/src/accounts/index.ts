export { ALL_PERMISSIONS, expandPermissions } from './permissions.ts';
export { BUILT_IN_ROLES, builtInReadAs, roleFor } from './built-in-roles.ts';
export { keepBuiltInRoles, wakeHolders } from './keep-built-in-roles.ts';
export { closedAt } from '../store/index.ts';
export { isShutOut } from './closed.ts';
export { captchasIn, checkCaptcha, type Captchas } from './captcha.ts';
export { CODE_BOUNDS, forgetPasswordGuesses, guessesIn, passwordGuesses, type Guesses } from './guesses.ts';
export { knowsAddress } from './known-address.ts';
export { limiterIn, refuse, tooMany } from './limiter.ts';
export { letIn, LOGIN_RESULTS, noteFailure } from './login.ts';
export { hashPassword, passwordMatches } from './password.ts';
export {
  callerOf,
  callerOfAccount,
  endOtherSessions,
  revokeSession,
  revokeSessions,
  sessionAlive,
} from './sessions.ts';
export { hasUserName, namesAnotherPhone } from './user-name.ts';
