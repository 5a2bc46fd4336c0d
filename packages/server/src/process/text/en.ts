import type { ProcessText } from './zh.ts';

export const en: ProcessText = {
  nameMissing: 'A process needs a name',
  keyTaken: 'There is a process with the key “{key}” already',
  keyFormat:
    'A process key starts with a letter or underscore, then letters, digits, hyphen, underscore, dot or dollar',
  keyMismatch: 'The key of the process should be ({expected}) but is ({found}); change the diagram',
  notExecutable: 'The process ({key}) is not executable; tick “executable” in its general settings',
  noProcess: 'The diagram has no process; draw one first',
  unchanged: 'Not deployed: nothing has changed since the last time',
  atLine: 'Line {line}: {message}',
};
