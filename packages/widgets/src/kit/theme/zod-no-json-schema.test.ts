import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutJsonSchema } from '../../../build/zod-no-json-schema.ts';

it('takes JSON schemas out of the zod that is installed', () => {
  const require = createRequire(import.meta.url);
  const schemas = require.resolve('zod').replace(/index\.(c?js)$/, 'v4/classic/schemas.js');
  const out = withoutJsonSchema(readFileSync(schemas, 'utf8'));
  expect(out).not.toMatch(/^import [^;]*json-schema/m);
  expect(out).toContain('const processors = {};');
  expect(withoutJsonSchema('export const other = 1;')).toBeUndefined();
});

it('has no widget that asks for one', () => {
  const source = new URL('../../', import.meta.url);
  const asking = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) && /toJSONSchema|JsonSchemaOf/.test(readFileSync(new URL(file, source), 'utf8')),
  );
  expect(asking).toEqual([]);
});
