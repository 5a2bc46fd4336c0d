import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SchemaCheck } from '@gongdi/bpmn';

let made: Promise<SchemaCheck> | undefined;

/** Returns the check against the XML Schema of BPMN. It is compiled when the first drawing needs it. */
export function schemaCheck(): Promise<SchemaCheck> {
  made ??= compile();
  return made;
}

async function compile(): Promise<SchemaCheck> {
  const { createSchemaCheck } = await import('@gongdi/bpmn/schema');
  const require = createRequire(import.meta.url);
  return createSchemaCheck((name) => readFileSync(require.resolve(`bpmn-moddle/resources/bpmn/xsd/${name}`), 'utf8'));
}
