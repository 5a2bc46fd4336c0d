import type { ConditionText } from './zh.ts';

export const en: ConditionText = {
  present: 'Presenting conditions',
  release: 'Releasing a key step',
  itemRelease: 'Releasing a general condition for a term',
  none: 'There are no conditions yet; list them first',
  noMain: 'There is no main condition; list it first',
  mainOpen: '{count} main conditions are not proven: {names}. It is released when all are',
  generalOpen: '{count} general conditions are not proven: {names}. Prove them, or have them released for a term',
  past: 'It ends after today',
  beyond: 'It is not valid for longer than a general condition is released, {day} ({name})',
  mainReleased: 'A main condition is not released for a term; prove it',
  takenBack: 'The proof of {name} was taken back, so the release has ended',
  termOver: 'The term of {name} ended on {day} without a proof, so the release has ended',
  expired: 'The conditions {name} were valid until {day}; prepare and release them again',
};
