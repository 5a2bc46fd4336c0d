// Written by `npm run generate` from the files that it lists.
import accesswhy from '../modules/system/accesswhy/log.ts';
import archivefolder from '../modules/archives/archivefolder/log.ts';
import archivevolume from '../modules/archives/archivevolume/log.ts';
import areas from '../modules/areas/log.ts';
import attendanceaccess from '../modules/attendance/attendanceaccess/log.ts';
import devicelist from '../modules/devices/devicelist/log.ts';
import dictionary from '../modules/system/dictionary/log.ts';
import enterprise from '../modules/system/enterprise/log.ts';
import grade from '../modules/training/grade/log.ts';
import mapmanage from '../modules/system/mapmanage/log.ts';
import menumanage from '../modules/system/menumanage/log.ts';
import messagesetting from '../modules/system/messagesetting/log.ts';
import onlineuser from '../modules/system/onlineuser/log.ts';
import payroll from '../modules/wages/payroll/log.ts';
import processes from '../modules/processes/log.ts';
import progress from '../modules/progress/log.ts';
import projectlabel from '../modules/construction/projectlabel/log.ts';
import projectmanage from '../modules/construction/projectmanage/log.ts';
import recyclebin from '../modules/system/recyclebin/log.ts';
import reporttarget from '../modules/reporting/reporttarget/log.ts';
import systemsetting from '../modules/system/systemsetting/log.ts';
import userinvite from '../modules/system/userinvite/log.ts';
import usermanage from '../modules/system/usermanage/log.ts';
import wall from '../modules/bench/wall/log.ts';
import warningconfig from '../modules/devices/warningconfig/log.ts';
import workbench from '../modules/bench/workbench/log.ts';

export const LOG_WORDS = [
  accesswhy,
  archivefolder,
  archivevolume,
  areas,
  attendanceaccess,
  devicelist,
  dictionary,
  enterprise,
  grade,
  mapmanage,
  menumanage,
  messagesetting,
  onlineuser,
  payroll,
  processes,
  progress,
  projectlabel,
  projectmanage,
  recyclebin,
  reporttarget,
  systemsetting,
  userinvite,
  usermanage,
  wall,
  warningconfig,
  workbench,
] as const;
