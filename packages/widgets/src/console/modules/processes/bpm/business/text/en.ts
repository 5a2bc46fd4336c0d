import type { BusinessText } from './zh.ts';

export const en: BusinessText = {
  record: 'Record',
  other: 'Another page (by its route)',
  choose: 'Choose a record',
  chooseHint:
    'Whoever starts the process fills in this record; record and process are made together. Deciders see it as it was sent in.',
  preview: 'Preview: {label}',
  close: 'Close',
  open: 'Open the record',
  forbidden: 'You may not add “{label}”, so you cannot start this process; ask an administrator.',
  fromRecord: 'Nobody fills in the record {label}: open the one to be decided, and start the process on its page.',
  toList: 'Open {label}',
  processes: 'Processes',
  noProcesses: 'This record has not been sent into a process yet.',
  processesFailed: 'The processes could not be read: {reason}',
  again: 'Try again',
  start: 'Start a process',
  startTitle: 'Start “{name}”',
  startText: 'Deciders see the record as it is now; until the process has ended it cannot be started again.',
  waits: 'Waits at: {names}',
  showDiagram: 'Diagram',
  hideDiagram: 'Hide the diagram',
  unchanged: 'The process has ended, but the record was not changed: {reason}. Correct it and start the process again.',
  snapshot: 'As it was sent in.',
};
