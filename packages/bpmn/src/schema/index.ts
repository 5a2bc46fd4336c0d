export { createSchemaCheck } from './schema-check.ts';
export type { SchemaFile } from './schema-check.ts';
export type { SchemaCheck, SchemaProblem } from '../check/types.ts';
