import type { CompareText } from './zh.ts';

export const en: CompareText = {
  compare: 'Compare',
  first: 'First role',
  second: 'Second role',
  chooseFirst: 'Choose a role',
  swap: 'Swap the roles',
  differences: 'Differences',
  all: 'Everything',
  shown: 'What is shown',
  what: 'Permission',
  choose: 'Choose two roles to compare',
  sameRole: 'This is the same role twice. Choose another one.',
  onlyOne: 'only “{name}”: {count}',
  both: 'in both: {count}',
  nothing: 'Permissions and data scope of the two roles are the same',
  only: 'only in this role',
  none: 'none',
  dataScope: 'Data scope',
  legend: 'Permissions in a box are in that role only',
};
