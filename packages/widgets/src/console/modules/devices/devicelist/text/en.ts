import type { DeviceText } from './zh.ts';

export const en: DeviceText = {
  key: 'Key',
  keyTitle: 'Key of “{name}”',
  keyNone: 'This device has no key yet. Devices sign in with their number and key to report.',
  keyHas:
    'There is a key that ends with {hint}. A new one puts it out of use at once, and a device that uses it is cut off.',
  keyMake: 'Make a new key',
  keyOnce: 'Copy it and write it into the device now: it is not shown again.',
  number: 'Number',
  topic: 'MQTT topic',
  close: 'Close',
  retry: 'Try again',
  notLive: 'The line is down and being opened again; live values may be old',
  liveValues: 'Live values',
  liveAt: 'Last reading',
};
