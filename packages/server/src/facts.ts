// Names that stored data and users rely on, beyond the declarations of domain and api: read by tests/golden.
export { BUILT_IN_ROLES, PENDING_PERMISSIONS, roleFor, type BuiltInRole } from './accounts/built-in-roles.ts';
export { ALL_PERMISSIONS, expandPermissions } from './accounts/permissions.ts';
export { readMigrations, type Migration } from './store/migrations/files.ts';
export { readSnapshot } from './store/migrations/snapshot.ts';
export type { TableDescription } from './store/resource-table.ts';
