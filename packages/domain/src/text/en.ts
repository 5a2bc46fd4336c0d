import type { DomainText } from './zh.ts';

export const en: DomainText = {
  required: 'Enter {label}',
  requiredChoice: 'Choose {label}',
  tooLong: '{label}: at most {max} characters',
  tooSmall: '{label}: not less than {min}',
  tooBig: '{label}: not more than {max}',
  notInteger: '{label}: a whole number',
  notNumber: '{label}: a number',
  notText: '{label}: a text',
  notBoolean: '{label}: yes or no',
  notDate: '{label}: a date such as 2026-01-31',
  notInstant: '{label}: not a valid time',
  notMoney: '{label}: an amount with at most two decimals',
  notPhone: '{label}: not a mobile number',
  notIdCard: '{label}: not an identity number',
  notPassword: '{label}: 8 to 64 characters, letters and digits among them',
  notPermission: '{label}: there is no such permission',
  notInDictionary: '{label}: not one of the choices',
  unknownField: 'Unknown field: {name}',
  endBeforeBegin: '{end} must not be before {begin}',
  other: '{label}: not valid',
};
