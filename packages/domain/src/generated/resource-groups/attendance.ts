// Written by `npm run generate` from the files that it lists.
import attendanceaccess from '../../modules/attendance/attendanceaccess/resource.ts';
import attendancechart from '../../modules/attendance/attendancechart/resource.ts';
import attendancecorrection from '../../modules/attendance/attendancecorrection/resource.ts';
import attendancerecord from '../../modules/attendance/attendancerecord/resource.ts';
import attendanceregular from '../../modules/attendance/attendanceregular/resource.ts';
import attendancesort from '../../modules/attendance/attendancesort/resource.ts';
import gatepass from '../../modules/attendance/gatepass/resource.ts';
import initrecord from '../../modules/attendance/initrecord/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  attendanceaccess,
  attendancechart,
  attendancecorrection,
  attendancerecord,
  attendanceregular,
  attendancesort,
  gatepass,
  initrecord,
];
