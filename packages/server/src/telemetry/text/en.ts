import type { TelemetryText } from './zh.ts';

export const en: TelemetryText = {
  told: '{device}: {quantity} {measure} {value} has reached {level} {limit}',
  toldState: '{device}: {quantity} {value} has reached {level}',
  value: 'at',
  cumulative: 'changed by',
  rate: 'changing by',
  normal: 'normal',
  warning: 'the warning level',
  alarm: 'the alarm level',
  control: 'the control level',
  noKey: 'The number or the key of the device is wrong',
  removed: 'The device has been removed; nothing is taken from it',
  busy: 'The device reports too often; try again later',
  notThere: 'Readings cannot be stored at the moment; try again later',
  oneScope: 'Name one of device, area and type',
  unknownQuantity: 'The type of this device has no quantity {key}',
  twice: '{key} is compared in the same way twice',
};
