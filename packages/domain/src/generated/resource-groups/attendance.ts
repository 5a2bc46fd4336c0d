// Written by `npm run generate` from the files that it lists.
import attendanceaccess from '../../modules/attendance/attendanceaccess/resource.ts';
import gatepass from '../../modules/attendance/gatepass/resource.ts';
import initrecord from '../../modules/attendance/initrecord/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [attendanceaccess, gatepass, initrecord];
