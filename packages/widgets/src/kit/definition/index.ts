/** Definitions of resources and dictionaries, looked up by name. */
export { withAllDefinitions } from './all-definitions.ts';
export { withDictionaries } from './all-dictionaries.ts';
export { ExtensionContext, type Extension } from './extension.ts';
export { WithDefinition } from './with-definition.tsx';
