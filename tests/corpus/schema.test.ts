import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readModel } from '@gongdi/bpmn';
import { createSchemaCheck } from '@gongdi/bpmn/schema';
import { expect, test } from 'vitest';
import { corpus } from './corpus.ts';

const require = createRequire(import.meta.url);
const schema = createSchemaCheck((name) =>
  readFileSync(require.resolve(`bpmn-moddle/resources/bpmn/xsd/${name}`), 'utf8'),
);

test('the lean form of the schema judges every model as the whole one does', async () => {
  let refused = 0;
  for (const { name, bytes } of corpus) {
    const { model } = await readModel(bytes);
    if (!model) continue;
    const found = schema(model.xml).map(({ line, column, element }) => ({ line, column, element }));
    // The word `transaction` makes the check use the full schema.
    const whole = schema(`${model.xml}<!-- transaction -->`);
    expect(found, name).toEqual(whole.map(({ line, column, element }) => ({ line, column, element })));
    if (found.length > 0) refused += 1;
  }
  expect(refused).toBeGreaterThan(0);
});
