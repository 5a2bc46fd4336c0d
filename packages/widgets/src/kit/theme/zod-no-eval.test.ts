import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutProbe } from '../../../build/zod-no-eval.ts';

it('takes the probe out of the zod that is installed', () => {
  const require = createRequire(import.meta.url);
  const util = require.resolve('zod').replace(/index\.(c?js)$/, 'v4/core/util.js');
  const out = withoutProbe(readFileSync(util, 'utf8'));
  expect(out).toContain('export const allowsEval = { value: false };');
  expect(out).not.toMatch(/new F\(|new Function/);
  expect(withoutProbe('export const other = 1;')).toBeUndefined();
});
