import { grantedTo, type Grantee } from '@gongdi/domain';

/** A role that every installation has exactly as this version of the program defines it. No user can change it. */
export interface BuiltInRole {
  role_code: string;
  name: string;
  permissions: readonly string[];
}

const given = (role_code: Grantee, name: string): BuiltInRole => ({
  role_code,
  name,
  permissions: grantedTo(role_code),
});

/** The permissions of each role are declared by the modules (`grants.ts` in the domain). */
export const BUILT_IN_ROLES: readonly BuiltInRole[] = [
  { role_code: 'admin', name: '系统管理员', permissions: ['*'] },
  given('contractor', '施工单位管理员'),
  given('owner', '建设单位'),
  given('regulator', '监管单位'),
  // The role of patrols (console specification, section 6).
  given('5002', '巡检员'),
  // Roles of the people named where goods are sent (console specification, sections 3 and 7.8: shippers, receivers,
  // drivers).
  given('shipper', '发货人'),
  given('receiver', '收货人'),
  given('driver', '司机'),
];

/** Built-in role of a company's first user, by enterprise type (console specification, section 6). */
export function roleFor(ent_type: number): string {
  return ({ 1000: 'contractor', 1005: 'regulator' } as Record<number, string>)[ent_type] ?? 'owner';
}

/** Permissions of an account whose company still waits for its check (settled point 6: a reduced menu). */
export const PENDING_PERMISSIONS: readonly string[] = grantedTo('pending');

/**
 * Normalises a name: a reader does not notice differences in character forms, width, case, spaces or invisible
 * characters.
 */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]/gu, '');

const READ_AS = new Map(
  BUILT_IN_ROLES.flatMap((role) => [role.role_code, role.name].map((text) => [fold(text), role])),
);

/** Returns the built-in role that a reader would take this name or code for. */
export function builtInReadAs(text: string): BuiltInRole | undefined {
  return READ_AS.get(fold(text));
}
