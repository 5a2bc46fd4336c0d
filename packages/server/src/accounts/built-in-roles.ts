import { AREAS } from '@gongdi/domain';

/** A role that every installation has as this version of the program gives it, and nobody changes. */
export interface BuiltInRole {
  role_code: string;
  name: string;
  permissions: readonly string[];
}

/** Devices, and those of one type with a menu entry of their own. */
const DEVICES = ['devicelist', 'ringlockscaffold', 'bridgemachine', 'hangingbasket'];
/** Resources that owners, regulators and patrols look at. */
const SHOWN = [
  'projectmanage',
  'staff',
  'material',
  ...DEVICES,
  'deviceinstall',
  'earlywarn',
  'warningconfig',
  'patrollog',
  'hiddenDangerRectification',
  'safetyChecklist',
  'disclose',
];
/** What people from outside hand in, and what is done with it; whoever looks upon others sees their numbers masked. */
const REVIEWED = ['applysreview', 'sipacreview', 'personregistration'];
const REVIEW = ['list', 'detail', 'export', 'pass', 'giveback', 'refuse'];
/** What everybody does who takes part in approvals. */
const APPROVE = ['bpm-process-instance|*', 'bpm-task|*', 'bpm-task-done|*'];
const AREA_MENUS = AREAS.map(({ path }) => path);
/** Where everybody begins, and who they are here. */
const OWN = ['workbench|list', 'center|list'];
const LOOK = [
  ...OWN,
  ...[...SHOWN, 'messagepublish', ...AREA_MENUS].flatMap((menu) => [`${menu}|list`, `${menu}|detail`]),
  ...AREAS.filter(({ children }) => children.includes('rundata')).map(({ path }) => `${path}|rundata`),
];
const EXPORT = ['projectmanage|export', 'hiddenDangerRectification|export', 'safetyChecklist|word'];

/** 5002 is the role of patrols (console specification, section 6). */
export const BUILT_IN_ROLES: readonly BuiltInRole[] = [
  { role_code: 'admin', name: '系统管理员', permissions: ['*'] },
  {
    role_code: 'contractor',
    name: '施工单位管理员',
    permissions: [
      ...OWN,
      'datafill|list',
      'projectmanage|*',
      'staff|*',
      'material|*',
      ...AREA_MENUS.map((menu) => `${menu}|*`),
      ...DEVICES.map((menu) => `${menu}|*`),
      'deviceinstall|*',
      'devicerepair|*',
      'earlywarn|*',
      'warningconfig|*',
      'patrolsite|*',
      'patrolplan|*',
      'patrollog|*',
      'hiddenDangerRectification|*',
      'safetyChecklist|*',
      'disclose|*',
      'discloserecord|*',
      'messagepublish|*',
      ...APPROVE,
      'bpm-model|*',
      'bpm-form|*',
      'bpm-user-group|*',
      'bpm-process-manager|*',
      'bpm-statistics|*',
      'bpm-calendar|*',
      'organization|*',
      'usermanage|*',
      'rolemanage|*',
      'post|*',
      'onlineuser|*',
      'loginlog|*',
      'operatelog|*',
    ],
  },
  {
    role_code: 'owner',
    name: '建设单位',
    permissions: [...LOOK, ...EXPORT, ...APPROVE],
  },
  {
    role_code: 'regulator',
    name: '监管单位',
    permissions: [
      ...LOOK,
      ...EXPORT,
      'staff|export',
      ...REVIEWED.flatMap((menu) => REVIEW.map((operation) => `${menu}|${operation}`)),
      ...APPROVE,
      'bpm-process-manager|list',
      'bpm-statistics|list',
      'bpm-calendar|list',
    ],
  },
  {
    role_code: '5002',
    name: '巡检员',
    permissions: [
      ...LOOK,
      ...APPROVE,
      'datafill|list',
      'patrolsite|list',
      'patrolsite|detail',
      'patrollog|normal',
      'patrollog|abnormal',
      'hiddenDangerRectification|result',
      'hiddenDangerRectification|pass',
      'hiddenDangerRectification|refuse',
      'safetyChecklist|add',
      'safetyChecklist|edit',
      'safetyChecklist|submit',
    ],
  },
  // Who is meant where goods are sent (console specification, sections 3 and 7.8: shippers, receivers, drivers).
  { role_code: 'shipper', name: '发货人', permissions: OWN },
  { role_code: 'receiver', name: '收货人', permissions: OWN },
  { role_code: 'driver', name: '司机', permissions: OWN },
];

/** Built-in role of a company's first user, by enterprise type (console specification, section 6). */
export function roleFor(ent_type: number): string {
  return ({ 1000: 'contractor', 1005: 'regulator' } as Record<number, string>)[ent_type] ?? 'owner';
}

/** What somebody may do whose company waits to be checked (settled point 6: a reduced menu). */
export const PENDING_PERMISSIONS: readonly string[] = ['registration|list'];

/** Forms, widths and cases of letters, spaces and invisible characters make no difference to whoever reads a name. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]/gu, '');

const READ_AS = new Map(
  BUILT_IN_ROLES.flatMap((role) => [role.role_code, role.name].map((text) => [fold(text), role])),
);

/** The built-in role that people would take a name or a code for. */
export function builtInReadAs(text: string): BuiltInRole | undefined {
  return READ_AS.get(fold(text));
}
