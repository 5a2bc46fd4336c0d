import type { StationText } from './zh.ts';

export const en: StationText = {
  early: 'The notice is {hours} hours ahead: from now, the earliest time is {at}; change the planned time',
  confirm: 'Confirming an attendance',
  sign: 'Signing an attendance',
  future: 'Its times are not in the future; record it when it has ended',
  beforeNotice: 'It does not begin before the notice, {at}; nothing is dated back',
  notConfirmed: 'The request is not confirmed; the supervision names somebody first',
  closed: 'It ended {hours} hours ago; after {most} hours it is not signed any more. Explain it elsewhere',
  overlap: 'You stood by at {name} in this time; nobody is at two places at once. Check the times',
};
