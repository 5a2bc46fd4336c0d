import type { EventText } from './zh.ts';

export const en: EventText = {
  kindUnknown: 'There is no event “{kind}”; there are message, signal and condition',
  nameMissing: 'Name the message or the signal',
  nameForCondition: 'A condition has no name; give variables by --set or --variables',
  badSet: '“{text}” is not of the form variable=value',
  badVariables: '--variables takes a JSON object: {reason}',
  notForSignal: 'A signal has no business key: leave out --business-key',
  notForCondition: 'Conditions name no instance: leave out --instance',
  delivered: 'The message has reached process {id}',
  started: 'Nobody waited for it; process {id} was started',
  reached: 'The signal has reached {count}',
  sent: 'The signal was sent',
  begun: '{count} processes started: {ids}',
  nobody: 'Nothing waits for it, and no condition holds',
};
