import type { WhyText } from './zh.ts';

export const en: WhyText = {
  hint: 'Choose a user and an operation to see why it is or is not allowed; choose a record as well to see the exact rule. Every question is written to the change record.',
  user: 'User',
  operation: 'Operation',
  record: 'Record',
  chooseUser: 'Choose a user',
  chooseOperation: 'Choose a menu entry and an operation',
  chooseRecord: 'Any, or choose a record',
  allowed: '{name} may use “{operation}”',
  refused: '{name} may not use “{operation}”',
  about: 'Record: {title}',
  code: 'Permission code: {code}',
  begin: 'Choose a user and an operation',
  yes: 'Passed',
  no: 'Not passed',
  account: 'Account',
  organisation: 'Organisation',
  permission: 'Roles and permissions',
  menu: 'Menu',
  scope: 'Data scope',
  state: 'State and steps',
};
