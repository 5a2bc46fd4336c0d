import type { SimulateText } from './zh.ts';

export const en: SimulateText = {
  preparing: 'Preparing {count} devices…',
  running: '{rate} messages a second from {devices} devices; Ctrl-C stops',
  status: 'sent {sent} · taken {accepted} · refused {refused} · failed {failed}',
  done: 'Sent {sent} messages in {seconds} s: {accepted} taken, {refused} values refused, {failed} failed',
  badRange: '{flag} has to be between {min} and {max}',
  badFault: 'Unknown fault {name}; there are: {known}',
  badType: 'There is no type of device with code {code}',
  noProject: 'No project “{name}” was found',
  httpRate: 'About 100 messages a second go by HTTP; use --mqtt for more',
  brokerGone: '{url} cannot be reached: {reason}',
};
