import type { Plugin } from 'vite';

const PROCESSORS = 'import * as processors from "../core/json-schema-processors.js";';
const METHODS = 'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";';
const REFUSAL = `const refused = () => () => { throw new Error('no JSON schemas in this build'); };`;

/** zod's module with methods that refuse in place of those that make JSON schemas, or undefined when it looks different. */
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
 * Vite plugin: every schema of zod knows how to become a JSON schema, so a quarter of zod comes along. In a browser none
 * is asked for: descriptions of the API and of what devices send are made by the server.
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
