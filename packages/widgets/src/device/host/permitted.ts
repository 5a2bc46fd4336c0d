import { devicelist, earlywarn, permission, warningconfig } from '@gongdi/domain';
import type { DeviceSource } from './props.ts';

/** Removes from a source what the user is not permitted to do, so that it is not offered. */
export function permittedOnly<S extends DeviceSource>(source: S, may: (code: string) => boolean): S {
  if (!may(permission(devicelist.name, 'list'))) {
    delete source.trend;
    delete source.peers;
  }
  if (!may(permission(devicelist.name, 'detail'))) delete source.bases;
  if (!may(permission(warningconfig.name, 'list'))) delete source.limits;
  if (!may(permission(earlywarn.name, 'list'))) {
    delete source.alarms;
    delete source.alarmHistory;
  }
  if (!may(permission(earlywarn.name, 'acknowledge'))) delete source.acknowledge;
  if (!may(permission(earlywarn.name, 'clear'))) delete source.clear;
  return source;
}
