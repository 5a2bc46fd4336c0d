import type { GateText } from './zh.ts';

export const en: GateText = {
  noGate: 'The device is no gate in use: register it with its direction under Gates',
  noKey: 'The number or the key of the device is wrong',
  malformed: 'The message is malformed: { sent_at, passages: […] } is expected',
  noFace: 'The list has no such face: no consent, withdrawn, or the person has left',
  notGateDevice: 'Choose a device of the type face gate',
  nowhere: 'The server has no storage of files, so it has no faces',
};
