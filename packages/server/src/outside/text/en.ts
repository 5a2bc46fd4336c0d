import type { OutsideText } from './zh.ts';

export const en: OutsideText = {
  hostRefused: 'The host {host} may not be addressed: one in a private network has to be named in GONGDI_MESSAGE_HOSTS',
  unresolved: 'There is no host {host}; check the address',
  timeout: '{host} did not answer within 10 seconds; check address, port and firewall',
  unreachable: 'No connection to {host}: {reason}',
  httpStatus: '{host} answered HTTP {status}',
  notJson: '{host} did not answer as expected; check the address',
  interrupted: 'The server stopped while sending; whether it arrived is unknown',
  failed: 'Not sent: {reason}',
  lostSecret: 'The stored secret can no longer be read; enter the password or secret of the channel again',
};
