export { asServer } from './access.ts';
export { accountOfProject, applyEntry, lockedAccount, postEntry } from './ledger.ts';
