// Written by `npm run generate` from the files that it lists.
export const SCREENS = {
  customfield: () => import('../modules/system/customfield/screen.tsx'),
  devicelist: () => import('../modules/devices/devicelist/screen.tsx'),
  earlywarn: () => import('../modules/devices/earlywarn/screen.tsx'),
  enterprise: () => import('../modules/system/enterprise/screen.tsx'),
  hiddenDangerRectification: () => import('../modules/safety/hiddenDangerRectification/screen.tsx'),
  material: () => import('../modules/materials/material/screen.tsx'),
  messagelog: () => import('../modules/system/messagelog/screen.tsx'),
  messagepublish: () => import('../modules/notices/messagepublish/screen.tsx'),
  operatelog: () => import('../modules/system/operatelog/screen.tsx'),
  patrolsite: () => import('../modules/safety/patrolsite/screen.tsx'),
  projectmanage: () => import('../modules/construction/projectmanage/screen.tsx'),
  rolemanage: () => import('../modules/system/rolemanage/screen.tsx'),
  safetyChecklist: () => import('../modules/safety/safetyChecklist/screen.tsx'),
  templateManage: () => import('../modules/safety/templateManage/screen.tsx'),
  usermanage: () => import('../modules/system/usermanage/screen.tsx'),
  warningconfig: () => import('../modules/devices/warningconfig/screen.tsx'),
} as const;
