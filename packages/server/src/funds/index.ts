export { book, lockedFunds, numberPaper, stateOfFunds } from './ledger.ts';
export { payPart } from './pay-part.ts';
