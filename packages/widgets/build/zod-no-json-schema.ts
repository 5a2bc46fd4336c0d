import type { Plugin } from 'vite';

const PROCESSORS = 'import * as processors from "../core/json-schema-processors.js";';
const METHODS = 'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";';
const REFUSAL = `const refused = () => () => { throw new Error('no JSON schemas in this build'); };`;

/**
 * Returns zod's module with methods that throw instead of those that create JSON schemas, or undefined when the
 * upstream code has changed.
 */
export function withoutJsonSchema(code: string): string | undefined {
  if (code.split(PROCESSORS).length !== 2 || code.split(METHODS).length !== 2) return undefined;
  return code
    .replace(PROCESSORS, () => 'const processors = {};')
    .replace(
      METHODS,
      () => `${REFUSAL}\nconst createStandardJSONSchemaMethod = refused;\nconst createToJSONSchemaMethod = refused;`,
    );
}

/**
 * Vite plugin: every zod schema has methods that convert it to a JSON schema, which pull a quarter of zod into the
 * bundle. No browser code calls them: the server creates the descriptions of the API and of the data that devices send.
 */
export function zodNoJsonSchema(): Plugin {
  return {
    name: 'gongdi-zod-no-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js/ },
      handler(code) {
        const out = withoutJsonSchema(code);
        if (out === undefined)
          return this.error('zod/v4/classic/schemas.js looks different now; see build/zod-no-json-schema.ts');
        return { code: out, map: null };
      },
    },
  };
}
