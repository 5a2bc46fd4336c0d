/** Definitions of resources, where they are known by name alone. */
export { withAllDefinitions } from './all-definitions.ts';
export { WithDefinition } from './with-definition.tsx';
