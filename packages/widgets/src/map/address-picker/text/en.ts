import type { Texts } from './zh.ts';

export const en: Texts = {
  title: 'Choose an address',
  cancel: 'Cancel',
  confirm: 'OK',
  address: 'Address',
  addressHint: 'Filled in when you click the map or search; may be changed',
  addressOffline: 'No online search is configured: enter the address',
  looking: 'Looking up the address…',
  nothing: 'No place yet: click the map, or move it with the arrow keys and take its centre',
  chosen: 'Chosen: longitude {longitude}, latitude {latitude} ({system})',
  useCenter: 'Take the centre of the map',
  marker: 'Chosen place, can be dragged',
  choose: 'Choose an address',
  failed: 'The address could not be looked up',
  enterAddress: 'Enter the address',
};
